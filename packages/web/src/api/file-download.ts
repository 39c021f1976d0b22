import { type ApiClientParts, refusalOf, withSession } from './api-client.ts';
import { clientProblem } from './api-problem.ts';
import { withRetries } from './retries.ts';

/** Bytes to gather before the browser gets them as one piece, which it may move to the disk. */
const largestPiece = 16 * 1024 * 1024;

/** A download that brings nothing for this long, in milliseconds, has failed; how long it takes in total does not matter. */
const longestSilence = 30_000;

export interface DownloadOptions {
  readonly signal: AbortSignal;
  /** Called with the bytes so far, whenever more have come. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Reads a file that the server makes while it sends it, with the identity and errors of a call. The file has the name that the
 * server gives it. It is not retried: a person sees the failure and decides. Throws an `ApiProblem`, or the reason why the caller aborted.
 */
export type DownloadFile = (path: string, options: DownloadOptions) => Promise<File>;

export function createFileDownload(parts: ApiClientParts): DownloadFile {
  const kind = { method: 'GET', access: 'session', retries: 0 } as const;
  return (path, { signal, onProgress }) => {
    const attempt = async (authorization: string | null) => {
      const silence = watchSilence(signal);
      try {
        const headers: Record<string, string> = authorization === null ? {} : { authorization };
        const init: RequestInit = { headers, credentials: 'omit', signal: silence.signal };
        const response = await parts.fetch(parts.base() + path, init);
        if (!response.ok) throw await refusalOf(response, parts.clock);
        return await fileOf(response, (bytes) => {
          silence.heard();
          onProgress(bytes);
        });
      } finally {
        silence.end();
      }
    };
    return withRetries(parts, { ...kind, signal }, () => withSession(parts.credentials, kind, attempt));
  };
}

/** A signal that also aborts when nothing was heard for too long. */
function watchSilence(signal: AbortSignal) {
  const silent = new AbortController();
  const start = () => setTimeout(() => silent.abort(clientProblem('client.unreachable')), longestSilence);
  let timer = start();
  const end = () => clearTimeout(timer);
  return {
    signal: AbortSignal.any([signal, silent.signal]),
    heard() {
      end();
      timer = start();
    },
    end,
  };
}

async function fileOf(response: Response, onBytes: (bytes: number) => void): Promise<File> {
  const stored: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let gathered = 0;
  const reader = response.body?.getReader();
  let bytes = 0;
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value);
    bytes += piece.value.length;
    gathered += piece.value.length;
    if (gathered >= largestPiece) {
      stored.push(new Blob(pieces));
      pieces = [];
      gathered = 0;
    }
    onBytes(bytes);
  }
  const type = response.headers.get('content-type') ?? '';
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([...stored, ...pieces], name, { type });
}
