import { useLabels } from '../labels.tsx';
import classes from './fields.module.css';

/** Most fields must be filled, so the few that need not are marked. */
export function FieldLabel({ label, optional }: { label: string; optional: boolean }) {
  const labels = useLabels();
  if (!optional) return label;
  return (
    <>
      {label} <span className={classes.optional}>({labels.optional})</span>
    </>
  );
}
