import type { TextValues } from '@riderbell/messages/texts.ts';
import { Flame, Gavel, Pill, Scale, Turtle, Wallet } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type Group, groupsOf } from './groups.ts';
import classes from './prohibited-list.module.css';

const icons = { size: Scale, valuables: Wallet, dangerous: Flame, substances: Pill, living: Turtle, unlawful: Gavel };

/** The items that the country prohibits, by reason, with its limits. Needs the text area `prohibited`. */
export function ProhibitedList({ headings }: { headings: 'h2' | 'h3' }) {
  const { prohibited_items: forbidden, rules } = useDeployment();
  const formats = useFormats();
  const values = {
    weight: formats.weight(rules.weight_limit_kg),
    value: rules.item_value_ceiling === null ? '' : formats.money(rules.item_value_ceiling),
  };
  return (
    <div className={classes.groups}>
      {groupsOf(forbidden).map((group) => (
        <Items key={group.name} group={group} values={values} headings={headings} />
      ))}
    </div>
  );
}

function Items({
  group: { name, items },
  values,
  headings: Heading,
}: {
  group: Group;
  values: TextValues;
  headings: 'h2' | 'h3';
}) {
  const t = useTexts('prohibited');
  const Icon = icons[name];
  return (
    <section className={classes.group} aria-labelledby={name}>
      <Heading id={name} className={classes.heading}>
        <span className={classes.sign}>
          <Icon size={22} aria-hidden />
        </span>
        {t(name)}
      </Heading>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item}>
            <strong>{t(item, values)}</strong>
            <span>{t(`${item}.detail`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
