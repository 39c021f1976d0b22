export { Activity } from './activity.tsx';
export { CashBook } from './cash-book.tsx';
export { Devices } from './devices.tsx';
export { Numbers } from './numbers.tsx';
export { Team } from './team.tsx';
