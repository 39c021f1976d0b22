import { estimateDelivery } from '@riderbell/domain/quotes/estimation.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { type Asked, feeOf } from './price-table.ts';
import classes from './fee-summary.module.css';

/** The summary beside a request, with the way and the fee that were asked for. */
export function FeeSummary({ asked }: { asked: Asked }) {
  const t = useTexts('landing');
  const formats = useFormats();
  const deployment = useDeployment();
  const { total, parts } = feeOf(deployment, asked);
  const { pickUpMinutes, dropOffMinutes } = estimateDelivery({
    pickUpMetres: null,
    dropOffMetres: asked.metres,
    vehicle: 'motorbike',
    minimumEtaMinutes: deployment.rules.minimum_eta_minutes,
  });
  const rows = [
    { name: t('prices.base'), amount: parts.base },
    { name: t('prices.way', { distance: formats.distance(asked.metres) }), amount: parts.distance },
    ...(parts.surcharge > 0 ? [{ name: t('prices.cash'), amount: parts.surcharge }] : []),
  ];
  return (
    <div className={classes.card}>
      <dl className={classes.stops}>
        <Row name={t('prices.from')} value={t('prices.shop')} />
        <Row name={t('prices.to')} value={t('prices.customer')} />
      </dl>
      <dl className={classes.times}>
        <Row name={t('prices.collect')} value={formats.duration(pickUpMinutes * 60)} />
        <Row name={t('prices.deliver')} value={formats.duration(dropOffMinutes * 60)} />
      </dl>
      <dl className={classes.parts}>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText>{formats.money(amount)}</MoneyText>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.total}>
        <span>{t('prices.total')}</span>
        <output>
          <MoneyText>{formats.money(total)}</MoneyText>
        </output>
      </p>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
