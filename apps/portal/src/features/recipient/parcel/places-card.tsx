import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { MapPin, Phone, Store, UserRound } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from '../link.module.css';

/**
 * Where it comes from and where it goes.
 * @param callable whether a shop can be called from here; not where the way to do so stands above already
 */
export function PlacesCard({
  order: { kind, origin, destination },
  callable,
}: {
  order: TrackedOrder;
  callable: boolean;
}) {
  const t = useTexts('public-tracking');
  const Sender = kind === 'business' ? Store : UserRound;
  return (
    <section className={classes.card}>
      <div className={classes.who}>
        <span className={classes.sign} aria-hidden>
          <Sender size={20} />
        </span>
        <div>
          <h2 className={classes.cardTitle}>{t('origin.title')}</h2>
          <p className={classes.name} dir="auto">
            {origin.name}
          </p>
        </div>
        {callable && origin.phone_number !== null && <CallLink of={origin.name} to={origin.phone_number} />}
      </div>
      <div className={classes.who}>
        <span className={classes.sign} aria-hidden>
          <MapPin size={20} />
        </span>
        <div>
          <h2 className={classes.cardTitle}>{t('destination.title')}</h2>
          <p className={classes.place} dir="auto">
            {destination.address}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Calls somebody: the one thing that a person at a door does with a number. */
export function CallLink({ of, to }: { of: string; to: string }) {
  const t = useTexts('public-tracking');
  return (
    <a href={`tel:${to}`} className={classes.call}>
      <Phone size={18} aria-hidden />
      <span>{t('call', { name: of })}</span>
    </a>
  );
}
