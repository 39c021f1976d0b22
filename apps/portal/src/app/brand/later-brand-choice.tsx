import type { Deployment } from '@riderbell/contract/deployment.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import classes from './later-brand-choice.module.css';

/** Only for deployments with several brands to try, which is the demo. It loads late, because no visitor waits for it. */
export function LaterBrandChoice({ labelHidden = false }: { labelHidden?: boolean }) {
  const { brands } = useDeployment();
  if (brands === null) return null;
  return (
    <div className={labelHidden ? classes.place : classes.placeInMenu}>
      <LoadedBrandChoice brands={brands} labelHidden={labelHidden} />
    </div>
  );
}

function LoadedBrandChoice(props: { brands: NonNullable<Deployment['brands']>; labelHidden: boolean }) {
  const part = useDeferredPart(['brands'], () => import('./brand-choice.tsx'));
  return part && <part.BrandChoice {...props} />;
}
