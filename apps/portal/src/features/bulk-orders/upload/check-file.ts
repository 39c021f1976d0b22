import { bulkFileLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';

export type FileFault = 'file-format-invalid' | 'file-too-large';

/** Why a file cannot be uploaded (specification §5, bulk file); null if it can. The server looks into it. */
export function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!/\.xlsx$/i.test(name)) return 'file-format-invalid';
  return size > bulkFileLimit ? 'file-too-large' : null;
}
