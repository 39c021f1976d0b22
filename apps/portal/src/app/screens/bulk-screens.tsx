export { BulkJob } from './bulk-job.tsx';
export { BulkOrders } from './bulk-orders.tsx';
