import type { BulkJobStatus } from '@riderbell/domain/bulk-orders/bulk-job.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type PhaseFacts, phaseOf } from './data/job-phase.ts';

type Tone = 'positive' | 'caution' | 'negative' | 'brand';

const tones: Readonly<Record<BulkJobStatus, Tone>> = {
  PREPROCESS_SUCCESS: 'brand',
  PREPROCESS_SUCCESS_WITH_ERROR: 'caution',
  PREPROCESS_FAIL: 'negative',
  ORDER_PLACEMENT_SUCCESS: 'positive',
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: 'caution',
  ORDER_PLACEMENT_FAIL: 'negative',
  UNKNOWN: 'brand',
};

const phaseTones = { checking: 'brand', placing: 'brand', columns: 'caution', fees: 'caution' } as const;

/** The status of a job in words, and its tone. */
export function useStatusOf(): (job: PhaseFacts) => { text: string; tone: Tone } {
  const t = useTexts('bulk-orders');
  return (job) => {
    const phase = phaseOf(job);
    if (phase !== 'ready' && phase !== 'placed') return { text: t(`status.${phase}`), tone: phaseTones[phase] };
    return { text: t(`status.${job.status}`), tone: tones[job.status] };
  };
}
