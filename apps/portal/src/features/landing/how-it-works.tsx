import { Check, BadgeCheck, MapPin, PackageCheck, Radar, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import classes from './how-it-works.module.css';
import sections from './landing.module.css';

/** Three steps, each with a piece of the real screen. The pieces are pictures, so screen readers skip them. */
export function HowItWorks() {
  const t = useTexts('landing');
  return (
    <section className={sections.section} aria-labelledby="landing-how">
      <Text as="h2" display size="part" id="landing-how" className={sections.title}>
        {t('how.title')}
      </Text>
      <Grid as="ol" columns={3} stacks="early" gap={7}>
        <Step picture={<AddressPicture />} title={t('how.address.title')} text={t('how.address.text')} />
        <Step picture={<TimePicture />} title={t('how.request.title')} text={t('how.request.text')} />
        <Step picture={<OrdersPicture />} title={t('how.follow.title')} text={t('how.follow.text')} />
      </Grid>
    </section>
  );
}

function Step({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <li>
      <div className={classes.picture} aria-hidden>
        {picture}
      </div>
      <Text as="h3" size={9} weight={750} after={1.5}>
        {title}
      </Text>
      <Text tone="soft" pretty measure="short">
        {text}
      </Text>
    </li>
  );
}

/** The address search of the request, with a result. */
function AddressPicture() {
  const t = useTexts('landing');
  const country = useCountryName().alone;
  return (
    <Stack gap={2} className={classes.piece}>
      <Row gap={3} className={`${classes.box} ${classes.chosen}`}>
        <Search size={18} className={textLook({ tone: 'soft' })} />
        <bdi>{t('how.example.address')}</bdi>
      </Row>
      <Row gap={3} className={`${classes.box} ${classes.found}`}>
        <MapPin size={18} className={textLook({ tone: 'soft' })} />
        <Words about={country}>{t('how.example.address')}</Words>
      </Row>
      <Text size={4} weight={600} tone="positive" before={1.5}>
        <Row as="span" gap={2}>
          <BadgeCheck size={17} />
          {t('how.example.ok')}
        </Row>
      </Text>
    </Stack>
  );
}

/** The choice of the collection time, and the button. */
function TimePicture() {
  const t = useTexts('landing');
  return (
    <Stack gap={2} className={classes.piece}>
      <Row gap={3} className={`${classes.box} ${classes.chosen}`}>
        <span className={classes.radio} />
        <Words about={t('how.example.asap.hint')}>{t('how.example.asap')}</Words>
      </Row>
      <Row gap={3} className={`${classes.box} ${classes.option}`}>
        <span className={classes.radio} />
        <Words about={t('how.example.later.hint')}>{t('how.example.later')}</Words>
      </Row>
      <Text as="div" weight={700} align="center" className={classes.submit}>
        {t('how.example.submit')}
      </Text>
    </Stack>
  );
}

/** The list of order tracking: a waiting order, a riding one, a delivered one, and the cash that the rider collects. */
function OrdersPicture() {
  const t = useTexts('landing');
  const formats = useFormats();
  const { prices, rules } = useDeployment();
  const orders = [
    { name: t('how.example.first'), status: t('how.example.waiting'), Icon: Radar, amount: 4, done: false },
    { name: t('live.customer'), status: t('how.example.picked-up'), Icon: PackageCheck, amount: 6, done: false },
    { name: t('how.example.third'), status: t('how.example.delivered'), Icon: Check, amount: 3, done: true },
  ];
  return (
    <Card className={`${classes.piece} ${classes.orders}`}>
      {orders.map(({ name, status, Icon, amount, done }) => (
        <Row key={name} gap={3} className={classes.order} data-tone={done ? 'positive' : 'brand'}>
          <Tile size={40}>
            <Icon size={18} />
          </Tile>
          <Stack as="span" grow>
            <Text as="strong" size={4} weight={650} lines="snug">
              {name}
            </Text>
            <Text as="span" size={2} weight={700} tone="state" lines="snug">
              {status}
            </Text>
          </Stack>
          {rules.cash_on_delivery && !done && (
            <Text as="span" size={2} weight={600} align="end">
              {t('how.example.collect', { amount: formats.money(prices.base * amount) })}
            </Text>
          )}
        </Row>
      ))}
    </Card>
  );
}

function Words({ about, children }: { about: string; children: string }) {
  return (
    <Stack as="span" grow>
      <Text as="strong" size={4} weight={650} lines="snug">
        {children}
      </Text>
      <Text as="span" size={2} tone="soft" lines="snug" className={classes.about}>
        {about}
      </Text>
    </Stack>
  );
}
