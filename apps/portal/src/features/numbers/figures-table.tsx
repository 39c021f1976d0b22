import type { WireFigures } from '@riderbell/contract/shapes/numbers.ts';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './numbers.module.css';
import { Sideways } from './sideways.tsx';
import { useFigures } from './use-figures.ts';

/** A row per day, week or branch with all figures; it scrolls sideways where it does not fit. */
export function FiguresTable({
  label,
  heading,
  rows,
}: {
  label: string;
  /** Of the first column. */
  heading: string;
  rows: readonly { key: string; name: string; figures: WireFigures }[];
}) {
  const figures = useFigures();
  return (
    <Sideways label={label}>
      <table className={`${classes.table} ${textLook({ size: 4, numbers: true })}`}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {figures.map(({ name, label: text }) => (
              <th key={name} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{row.name}</bdi>
              </th>
              {figures.map(({ name, value, write }) => {
                const known = value(row.figures);
                return <td key={name}>{known === null ? '–' : write(known)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}
