import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createFileDownload } from '@riderbell/web/api/file-download.ts';
import { useEffect, useRef, useState } from 'react';
import { browserParts } from '../../platform/api/call-api.ts';

const downloadFile = createFileDownload(browserParts);

export type DownloadState =
  | { readonly step: 'ready' }
  | { readonly step: 'running'; readonly bytes: number }
  | { readonly step: 'failed'; readonly problem: ApiProblem };

/**
 * Downloads a file; one at a time, so that a double click starts one. It ends when the component goes.
 * @param onSaved called with the file's name when the browser has all of it
 */
export function useDownload(onSaved: (name: string) => void) {
  const [state, setState] = useState<DownloadState>({ step: 'ready' });
  const running = useRef<AbortController>(null);
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState({ step: 'ready' });
  };
  useEffect(() => () => running.current?.abort(), []);

  const start = async (path: string) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', bytes: 0 });
    try {
      const onProgress = (bytes: number) => setState({ step: 'running', bytes });
      const file = await downloadFile(path, { signal: controller.signal, onProgress });
      setState({ step: 'ready' });
      save(file);
      onSaved(file.name);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      setState({ step: 'failed', problem: error });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };
  return { state, start, cancel };
}

/** Hands a file to the browser, which saves it as it saves every download. */
function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
