import type { TextValues } from '@riderbell/messages/texts.ts';
import { Flame, Gavel, Pill, Scale, Turtle, Wallet } from 'lucide-react';
import { useBrand } from '../../platform/brand/brand.tsx';
import { useDeployment } from '../../platform/deployment.ts';
import { useCountryName } from '../../platform/i18n/country-name.ts';
import { useFormats } from '../../platform/i18n/formats.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/routing/link.tsx';
import { type Group, groupsOf } from './groups.ts';
import classes from './prohibited-items.module.css';

const icons = { size: Scale, valuables: Wallet, dangerous: Flame, substances: Pill, living: Turtle, unlawful: Gavel };

/** What must not be sent in this country (specification §2, §9), for businesses and individuals. */
export function ProhibitedItemsScreen({ termsPath }: { termsPath: string }) {
  const t = useTexts('prohibited');
  const { prohibited_items: forbidden, rules } = useDeployment();
  const { serviceLabel } = useBrand();
  const country = useCountryName().inSentence;
  const formats = useFormats();
  const values = {
    weight: formats.weight(rules.weight_limit_kg),
    value: rules.item_value_ceiling === null ? '' : formats.money(rules.item_value_ceiling),
  };
  return (
    <article className={classes.page}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={classes.lead}>{t('lead', { service: serviceLabel, country })}</p>
      <div className={classes.groups}>
        {groupsOf(forbidden).map((group) => (
          <Items key={group.name} group={group} values={values} />
        ))}
      </div>
      <section className={classes.unsure} aria-labelledby="unsure">
        <h2 id="unsure">{t('unsure.title')}</h2>
        <p>{t('unsure.text', { country })}</p>
        <Link to={termsPath}>{t('terms')}</Link>
      </section>
    </article>
  );
}

function Items({ group: { name, items }, values }: { group: Group; values: TextValues }) {
  const t = useTexts('prohibited');
  const Icon = icons[name];
  return (
    <section className={classes.group} aria-labelledby={name}>
      <h2 id={name} className={classes.heading}>
        <span className={classes.sign}>
          <Icon size={22} aria-hidden />
        </span>
        {t(name)}
      </h2>
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
