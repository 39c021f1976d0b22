import type { ProofKind } from '@riderbell/contract/files.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useFlags } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { proofQuery } from '../data/proof-query.ts';
import { BlobImage } from './blob-image.tsx';
import { DetailCard } from './detail-card.tsx';
import classes from './proof-card.module.css';
import { shownProofs } from './shown-proofs.ts';

const ProofViewer = lazyPart(() => import('./proof-viewer.tsx'), 'ProofViewer');

/** The photos that prove a pickup, a delivery or a return; hidden without any. */
export function ProofCard({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const proofs = shownProofs(order.proofs, useFlags());
  if (proofs.length === 0) return null;
  return (
    <DetailCard title={t('proof.title')}>
      <div className={classes.photos}>
        {proofs.map((kind) => (
          <ProofPhoto key={kind} orderId={order.order_id} kind={kind} />
        ))}
      </div>
    </DetailCard>
  );
}

function ProofPhoto({ orderId, kind }: { orderId: string; kind: ProofKind }) {
  const t = useTexts('tracking');
  const photo = useQuery(proofQuery(orderId, kind));
  const [enlarged, setEnlarged] = useState(false);
  const [wanted, setWanted] = useState(false);
  const name = t(`proof.${kind}`);
  return (
    <figure>
      {photo.isError ? (
        <ProofFailed error={photo.error} onRetry={() => void photo.refetch()} />
      ) : photo.data === undefined ? (
        <Skeleton height={180} radius="sm" />
      ) : (
        <button
          type="button"
          className={classes.open}
          onClick={() => {
            setWanted(true);
            setEnlarged(true);
          }}
          aria-label={t('proof.open', { kind: name })}
        >
          <BlobImage className={classes.image} blob={photo.data} alt={name} />
        </button>
      )}
      <Text as="figcaption" size={3} before={2}>
        {name}
      </Text>
      {wanted && photo.data !== undefined && (
        <Suspense fallback={null}>
          <ProofViewer
            orderId={orderId}
            kind={kind}
            photo={photo.data}
            isOpen={enlarged}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </figure>
  );
}

function ProofFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('tracking');
  const gone = error instanceof ApiProblem && error.status === 404;
  return (
    <Stack align="start" gap={3} className={textLook({ size: 3, tone: 'soft' })} role="alert">
      {t(gone ? 'proof.gone' : 'proof.failed')}
      {!gone && (
        <Button variant="default" size="sm" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      )}
    </Stack>
  );
}
