// as: apps/portal/src/parts/orders/bad.ts
import HistoryScreen from '../../features/history/history-screen.tsx';
export const bad = HistoryScreen;
