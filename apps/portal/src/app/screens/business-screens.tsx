export { Activity } from './activity.tsx';
export { Numbers } from './numbers.tsx';
export { Team } from './team.tsx';
