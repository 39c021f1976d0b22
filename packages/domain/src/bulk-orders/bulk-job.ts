/** The statuses of a job (specification §4). UNKNOWN is a job that is under way, or waits for a choice. */
export const bulkJobStatuses = [
  'PREPROCESS_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS',
  'PREPROCESS_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'PREPROCESS_FAIL',
  'ORDER_PLACEMENT_FAIL',
  'UNKNOWN',
] as const;

export type BulkJobStatus = (typeof bulkJobStatuses)[number];

/** What the server does, or did last, with a job. */
export const bulkJobActions = ['PREPROCESS', 'ORDER_PLACEMENT'] as const;

export type BulkJobAction = (typeof bulkJobActions)[number];

/** What a job waits for: that its columns are matched by hand, or that the changed fees are confirmed. */
export const bulkJobChoices = ['columns', 'fees'] as const;

export type BulkJobChoice = (typeof bulkJobChoices)[number];

/** What a row does when its job is placed. */
export const bulkRowActions = ['CREATE', 'EDIT', 'CANCEL', 'NONE'] as const;

export type BulkRowAction = (typeof bulkRowActions)[number];

/**
 * WAITING: not checked yet. READY: its action will be taken. LEFT_OUT: a person left it out, or has not chosen an offered cancellation.
 * ERROR: see its errors. DONE: the action was taken. FAILED: the action was refused at the placement; see its errors.
 */
export const bulkRowStatuses = ['WAITING', 'READY', 'LEFT_OUT', 'ERROR', 'DONE', 'FAILED'] as const;

export type BulkRowStatus = (typeof bulkRowStatuses)[number];
