// as: apps/portal/src/features/tracking/bad.ts
import HistoryScreen from '../history/history-screen.tsx';
export const bad = HistoryScreen;
