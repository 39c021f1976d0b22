/** The largest workbook, in bytes (specification §9). */
export const bulkFileLimit = 5_242_880;

/** The most orders of one workbook. */
export const bulkRowLimit = 10_000;

/** The columns of the workbook, in the order of the template. Other columns of a file are kept and ignored. */
export const bulkColumns = [
  /** The merchant's own number of the order: ties a row to its order when the workbook comes again. */
  'reference',
  'customer_name',
  'customer_phone_number',
  'address',
  'building',
  'unit_number',
  'latitude',
  'longitude',
  'rider_notes',
  'description',
  'amount',
  'payment_method',
  /** When the rider should be at the collection point, in the country's time zone; empty is as soon as possible. */
  'delivery_time',
] as const;

export type BulkColumn = (typeof bulkColumns)[number];

/** The texts of a row, as the file has them or as a person corrected them. A missing column is an empty text. */
export type BulkValues = Readonly<Partial<Record<BulkColumn, string>>>;
