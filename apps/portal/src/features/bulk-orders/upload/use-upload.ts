import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bulkJobKey, bulkJobsKey, uploadWorkbook } from '../data/bulk-calls.ts';
import { withAnswer } from '../data/job-content.ts';
import { faultOfFile, type FileFault } from './check-file.ts';

/** The steps of specification §4 until the results of the check show. */
export type UploadState =
  | { readonly step: 'AskExcelFile'; readonly fault: FileFault | null }
  | { readonly step: 'UploadingExcelFile'; readonly name: string; readonly share: number }
  /** `problem` is null if the file itself could not be read. */
  | { readonly step: 'failed'; readonly name: string; readonly problem: ApiProblem | null };

interface Chosen {
  readonly file: File;
  /** The same for each attempt, so that a lost answer leaves one job. */
  readonly key: string;
}

const asking: UploadState = { step: 'AskExcelFile', fault: null };

/** Uploads one file at a time; ends when the component goes, for example with a change of the vendor. */
export function useUpload(
  vendorId: string,
  { onUploaded, onFailed }: { onUploaded: (jobId: string) => void; onFailed: () => void },
) {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>(asking);
  const chosen = useRef<Chosen>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ file, key }: Chosen) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    const { name } = file;
    setState({ step: 'UploadingExcelFile', name, share: 0 });
    try {
      const onProgress = (share: number) => setState({ step: 'UploadingExcelFile', name, share });
      const answer = await uploadWorkbook({ vendorId, file, key }, { signal: controller.signal, onProgress });
      const jobId = answer.bulk_job.bulk_job_id;
      // The answer of a long workbook has its first rows only; then the screen reads all of them.
      if (answer.orders.length >= answer.bulk_job.summary.total_rows)
        client.setQueryData(bulkJobKey({ vendorId, jobId }), withAnswer(undefined, answer, answer.bulk_job.version));
      setState(asking);
      onUploaded(jobId);
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ step: 'failed', name, problem: error instanceof ApiProblem ? error : null });
      onFailed();
    } finally {
      if (running.current === controller) running.current = null;
      // It may have arrived, also when the answer did not.
      void client.invalidateQueries({ queryKey: bulkJobsKey });
    }
  };
  return {
    state,
    choose(file: File) {
      if (running.current !== null) return;
      const fault = faultOfFile(file);
      chosen.current = fault === null ? { file, key: randomId() } : null;
      if (chosen.current === null) setState({ step: 'AskExcelFile', fault });
      else void send(chosen.current);
    },
    retry: () => void (chosen.current !== null && send(chosen.current)),
    cancel() {
      running.current?.abort();
      running.current = null;
      chosen.current = null;
      setState(asking);
    },
  };
}
