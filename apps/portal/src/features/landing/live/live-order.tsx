import { Bike, BadgeCheck, DoorOpen, type LucideIcon, PackageCheck, Pause, Play, Send, Store } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useIsHydrated } from '@riderbell/web/use-is-hydrated.ts';
import { CityMap } from '@riderbell/ui/drawings/city-map.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { StepBar } from '@riderbell/ui/step-bar.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { type StageName, stages, useDemoOrder } from './demo-order.ts';
import classes from './live-order.module.css';
import { useWantsMotion } from './wants-motion.ts';

/** The icons of order tracking. */
const icons: Readonly<Record<StageName, LucideIcon>> = {
  requested: Send,
  'rider-coming': Bike,
  'near-you': Store,
  collected: PackageCheck,
  'near-customer': DoorOpen,
  delivered: BadgeCheck,
};

/** An order on its way as order tracking shows it: an animation that every visitor can stop. */
export function LiveOrder() {
  const t = useTexts('landing');
  const { markerUrl } = useBrand();
  const isLive = useIsHydrated();
  const wantsMotion = useWantsMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? wantsMotion;
  const { stage, rider } = useDemoOrder(playing);
  const Sign = playing ? Pause : Play;
  return (
    <Card as="figure" raised className={classes.card} aria-label={t('live.label')}>
      <div aria-hidden>
        <Headline stage={stage} />
        <Steps current={stage.name} />
      </div>
      <div className={classes.window}>
        <CityMap rider={rider} markerUrl={markerUrl} className={classes.map} />
        <Row
          as="button"
          type="button"
          justify="center"
          touch
          className={classes.control}
          aria-label={t(playing ? 'live.pause' : 'live.play')}
          disabled={!isLive}
          onClick={() => setChosen(!playing)}
        >
          <Sign size={18} aria-hidden />
        </Row>
        <Text as="small" size={1} tone="soft" className={classes.source}>
          <bdi dir="ltr">{'© OpenStreetMap contributors'}</bdi>
        </Text>
      </div>
    </Card>
  );
}

function Headline({ stage: { name, minutes } }: { stage: (typeof stages)[number] }) {
  const t = useTexts('landing');
  const formats = useFormats();
  const duration = formats.duration(minutes * 60);
  return (
    <Row gap={4} align="start" justify="between" className={classes.head}>
      <Stack as="p" grow className={classes.headline}>
        <Text as="strong" size={9} weight={750} className={classes.stage}>
          {t(`live.${name}`)}
        </Text>
        <Text as="span" size={3} tone="soft">
          {t('live.customer')}
        </Text>
      </Stack>
      <Stack as="p" align="end" className={classes.eta}>
        <Text as="span" size={3} tone="soft">
          {t('live.eta')}
        </Text>
        <Text as="strong" size={7} weight={750} numbers>
          {t(name === 'delivered' ? 'live.after' : 'live.in', { duration })}
        </Text>
      </Stack>
    </Row>
  );
}

function Steps({ current }: { current: StageName }) {
  const at = stages.findIndex(({ name }) => name === current);
  return (
    <StepBar
      className={classes.steps}
      steps={stages.map(({ name }, index) => {
        const Icon = icons[name];
        const isDone = index < at || (index === at && name === 'delivered');
        return { key: name, icon: <Icon size={18} />, state: isDone ? 'done' : index === at ? 'current' : 'ahead' };
      })}
    />
  );
}
