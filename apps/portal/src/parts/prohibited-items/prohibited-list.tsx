import type { TextValues } from '@riderbell/messages/texts.ts';
import { Flame, Gavel, Pill, Scale, Turtle, Wallet } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
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
      <Row as={Heading} id={name} gap={3.5} after={5} className={textLook({ size: 8, weight: 750, lines: 'close' })}>
        <Tile size={40} tone="brand">
          <Icon size={22} aria-hidden />
        </Tile>
        {t(name)}
      </Row>
      <Stack as="ul" gap={3}>
        {items.map((item) => (
          <Stack as="li" key={item} line="after">
            <Text as="strong" weight={650}>
              {t(item, values)}
            </Text>
            <Text as="span" size={4} tone="soft">
              {t(`${item}.detail`)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
