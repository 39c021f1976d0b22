export { Activity } from './activity.tsx';
export { CashBook } from './cash-book.tsx';
export { Numbers } from './numbers.tsx';
export { Team } from './team.tsx';
