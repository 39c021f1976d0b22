import type { CallersVendor, Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { Pencil, Plus, Search } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { formatLocale } from '@riderbell/web/i18n/language.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useLocation } from 'react-router';
import { groupVendors, searchVendors } from '../../../platform/vendors/choose-vendor.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { SwitchField } from '@riderbell/ui/fields/switch-field.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { isRequestPath } from '../../../platform/paths.ts';
import { CollectionPointDialog } from '../collection-point/collection-point-dialog.tsx';
import { editableBranches, managedParents } from '../managed-outlets.ts';
import classes from './branch-list.module.css';

/** With more branches than these, typing is faster than looking. */
const branchesWithoutSearch = 8;

/** The parents in bold with their outlets below, as radio options (specification §2, Branch selector). */
export function BranchList({ onChosen }: { onChosen: () => void }) {
  const t = useTexts('navigation');
  const { language } = useLanguage();
  const { vendors } = useCurrentVendor();
  const [typed, setTyped] = useState('');
  const name = useId();
  const found = searchVendors(vendors, typed);
  const mayAdd = useFlag('add-vendor-outlet') && managedParents(vendors).length > 0;
  const editable = editableBranches(useFlag('edit-vendor-outlet') ? vendors : []);
  const [dialog, setDialog] = useState<Dialog>({ isOpen: false, outlet: null });
  const edit = (branch: Vendor) => {
    const found = editable.find(({ vendor_id: id }) => id === branch.vendor_id);
    return found && <EditButton branch={found} onEdit={() => setDialog({ isOpen: true, outlet: found })} />;
  };
  return (
    <Stack gap={3.5}>
      {vendors.length > branchesWithoutSearch && (
        <TextField
          type="search"
          aria-label={t('branch.search')}
          placeholder={t('branch.search')}
          start={<Search size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Grid as="fieldset" gap={0.5} className={classes.list}>
        <VisuallyHidden as="legend">{t('branch.choose')}</VisuallyHidden>
        {groupVendors(found, formatLocale(language)).map(({ parent, outlets }) => (
          <Fragment key={parent.vendor_id}>
            <BranchRow branch={parent} group={name} onChosen={onChosen} edit={edit(parent)} />
            {outlets.map((outlet) => (
              <BranchRow
                key={outlet.vendor_id}
                branch={outlet}
                below
                group={name}
                onChosen={onChosen}
                edit={edit(outlet)}
              />
            ))}
          </Fragment>
        ))}
      </Grid>
      {found.length === 0 && (
        <Text as="output" tone="soft">
          {t('branch.none', { typed })}
        </Text>
      )}
      {mayAdd && (
        <Button
          variant="default"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setDialog({ isOpen: true, outlet: null })}
        >
          {t('collection-point.add')}
        </Button>
      )}
      {vendors.some((one) => one.is_parent) && <IncludeOutlets />}
      <CollectionPointDialog {...dialog} onClose={() => setDialog({ ...dialog, isOpen: false })} />
    </Stack>
  );
}

/** The dialog of a branch; without one it adds a collection point. */
interface Dialog {
  readonly isOpen: boolean;
  readonly outlet: CallersVendor | null;
}

function EditButton({ branch, onEdit }: { branch: CallersVendor; onEdit: () => void }) {
  const t = useTexts('navigation');
  return (
    <IconButton label={t('collection-point.edit', { name: branch.name })} onClick={onEdit}>
      <Pencil size={18} aria-hidden />
    </IconButton>
  );
}

function BranchRow({
  branch,
  below = false,
  group,
  onChosen,
  edit,
}: {
  branch: Vendor;
  below?: boolean;
  group: string;
  onChosen: () => void;
  /** The button that edits the branch, if the caller may. */
  edit: ReactNode;
}) {
  const t = useTexts('navigation');
  const { vendor, select } = useCurrentVendor();
  return (
    <Row gap={1} className={classes.line} data-below={below}>
      <Row as="label" gap={3} grow className={classes.row}>
        <input
          type="radio"
          name={group}
          checked={branch.vendor_id === vendor.vendor_id}
          onChange={() => select(branch.vendor_id)}
          // The arrow keys move through the open list; a click or Enter closes it.
          onClick={(event) => event.detail > 0 && onChosen()}
          onKeyDown={(event) => event.key === 'Enter' && onChosen()}
        />
        <Stack as="span" grow className={textLook({ lines: 'snug' })}>
          <Text as="span" weight={branch.is_parent ? 750 : undefined}>
            {branch.name}
          </Text>
          <Row as="span" gap={1.5} className={textLook({ size: 2, tone: 'soft' })}>
            <Bdi>{branch.vendor_id}</Bdi>
            {!branch.is_active && <span>· {t('branch.inactive')}</span>}
          </Row>
        </Stack>
      </Row>
      {edit}
    </Row>
  );
}

/** Include-all-outlets (specification §4): not available on the request, and only for a parent. */
function IncludeOutlets() {
  const t = useTexts('navigation');
  const { vendor, mayIncludeOutlets, includeOutlets, setIncludeOutlets } = useCurrentVendor();
  const onRequest = isRequestPath(useLocation().pathname);
  const hint = !mayIncludeOutlets
    ? 'include-outlets.off'
    : onRequest
      ? 'include-outlets.not-here'
      : vendor.is_parent
        ? 'include-outlets.hint'
        : 'include-outlets.choose-parent';
  return (
    <div className={classes.switch}>
      <SwitchField
        checked={includeOutlets}
        disabled={onRequest || !vendor.is_parent || !mayIncludeOutlets}
        label={t('include-outlets')}
        description={t(hint)}
        onChange={(include) => {
          setIncludeOutlets(include);
          if (include) notify({ kind: 'success', message: t('include-outlets.on') });
        }}
      />
    </div>
  );
}
