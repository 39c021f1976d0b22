import { bulkFileLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';

export type FileFault = 'format' | 'size';

/** Why a file cannot be uploaded (specification §5, bulk file); null if it can. The server looks into it. */
export function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!/\.xlsx$/i.test(name)) return 'format';
  return size > bulkFileLimit ? 'size' : null;
}
