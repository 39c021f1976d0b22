import { Banknote, Clock, ShieldCheck, Store } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './landing.module.css';

/** The reasons for the product (specification §2): what a busy counter gets besides a rider. */
export function Reasons() {
  const t = useTexts('landing');
  const { rules } = useDeployment();
  const reasons = [
    { Icon: Store, title: t('why.outlets.title'), text: t('why.outlets.text') },
    { Icon: Clock, title: t('why.ahead.title'), text: t('why.ahead.text') },
    { Icon: ShieldCheck, title: t('why.safe.title'), text: t('why.safe.text') },
    ...(rules.cash_on_delivery ? [{ Icon: Banknote, title: t('why.cash.title'), text: t('why.cash.text') }] : []),
  ];
  return (
    <section className={classes.section} aria-labelledby="landing-why">
      <Text as="h2" display size="part" id="landing-why" className={classes.title}>
        {t('why.title')}
      </Text>
      <Grid as="ul" columns={2} stacks="early" className={classes.reasons}>
        {reasons.map(({ Icon, title, text }) => (
          <Row as="li" key={title} gap={5} align="start" className={classes.reason}>
            <Icon size={26} aria-hidden className={textLook({ tone: 'brand' })} />
            <div>
              <Text as="h3" size={8} weight={750} after={1}>
                {title}
              </Text>
              <Text tone="soft" pretty>
                {text}
              </Text>
            </div>
          </Row>
        ))}
      </Grid>
    </section>
  );
}
