import { useLabels } from '../labels.tsx';
import { Text } from '../layout/text.tsx';
import classes from './fields.module.css';

/** Most fields are required, so the label marks the optional ones. */
export function FieldLabel({ label, optional }: { label: string; optional: boolean }) {
  const labels = useLabels();
  if (!optional) return label;
  return (
    <>
      {label}{' '}
      <Text as="span" tone="soft" className={classes.optional}>
        ({labels.optional})
      </Text>
    </>
  );
}
