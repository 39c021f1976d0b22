import { rideMinutes, type Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import { Bike, type LucideIcon, Motorbike, BatteryCharging } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './fleet.module.css';
import sections from './landing.module.css';

/** Far enough for the vehicles to differ. */
const exampleMetres = 2000;

const vehicles: readonly { name: Vehicle; Icon: LucideIcon; isElectric: boolean }[] = [
  { name: 'motorbike', Icon: Motorbike, isElectric: false },
  { name: 'e-bike', Icon: Bike, isElectric: true },
  { name: 'bicycle', Icon: Bike, isElectric: false },
];

/** The fleet (specification §2) and its limits here: how fast, how far, how heavy, and without a commission. */
export function Fleet() {
  const t = useTexts('landing');
  const formats = useFormats();
  const { rules } = useDeployment();
  const facts = [
    { value: formats.duration(30 * 60), text: t('fact.time') },
    { value: formats.distance(rules.distance_limit_metres), text: t('fact.far') },
    { value: formats.weight(rules.weight_limit_kg), text: t('fact.heavy') },
    { value: t('fact.commission.value'), text: t('fact.commission') },
  ];
  return (
    <section className={sections.section} aria-labelledby="landing-fleet">
      <Text as="h2" display size="part" id="landing-fleet" className={sections.title}>
        {t('fleet.title')}
      </Text>
      <Text size={6} tone="soft" pretty className={sections.lead}>
        {t('fleet.text')}
      </Text>
      <Grid as="ul" columns={3} stacks="early" gap={4}>
        {vehicles.map(({ name, Icon, isElectric }) => (
          <Card as="li" key={name} gap={4} className={classes.vehicle}>
            <span className={classes.sign} aria-hidden>
              <Icon size={34} strokeWidth={1.75} className="app-mirrored" />
              {isElectric && <BatteryCharging size={15} className={classes.spark} />}
            </span>
            <div>
              <Text as="h3" size={8} weight={750} after={0.5}>
                {t(`fleet.${name}`)}
              </Text>
              <Text tone="soft" pretty>
                {t(`fleet.${name}.text`)}
              </Text>
              <Text weight={700} tone="brand" pretty before={2}>
                {t('fleet.ride', {
                  distance: formats.distance(exampleMetres),
                  duration: formats.duration(rideMinutes(exampleMetres, name) * 60),
                })}
              </Text>
            </div>
          </Card>
        ))}
      </Grid>
      <Grid as="ul" columns={4} gap={6} className={classes.facts}>
        {facts.map(({ value, text }) => (
          <Stack as="li" key={text} className={classes.fact}>
            <Text as="strong" display size="part">
              <bdi>{value}</bdi>
            </Text>
            <Text as="span" tone="soft">
              {text}
            </Text>
          </Stack>
        ))}
      </Grid>
    </section>
  );
}
