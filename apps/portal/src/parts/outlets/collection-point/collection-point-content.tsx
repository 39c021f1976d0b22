import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { CollectionPointForm } from './collection-point-form.tsx';
import { OutletTabs } from './outlet-tabs.tsx';

/** What the dialog loads when it opens. */
export function CollectionPointContent({ outlet, onSaved }: { outlet: CallersVendor | null; onSaved: () => void }) {
  if (outlet === null) return <CollectionPointForm outlet={null} onSaved={onSaved} />;
  return <OutletTabs outlet={outlet} onSaved={onSaved} />;
}
