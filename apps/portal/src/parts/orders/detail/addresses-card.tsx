import type { Order } from '@riderbell/contract/shapes/order.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { MapPin, Phone, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { OwnText } from '../own-text.tsx';
import classes from './addresses-card.module.css';
import { DetailCard } from './detail-card.tsx';

/** The collection point and the drop-off, with the people to call; the text beside the map. */
export function AddressesCard({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { distance } = useFormats();
  const { collection_point: from, customer: to } = order;
  return (
    <DetailCard title={t('detail.route')} aside={<span className={classes.distance}>{distance(order.distance)}</span>}>
      <div className={classes.way}>
        <Place
          icon={<Store size={17} />}
          kind={t('detail.branch')}
          name={from.name}
          address={from.address}
          phone={from.phone_number}
        />
        <Place
          icon={<MapPin size={17} />}
          kind={t('detail.destination')}
          name={to.name}
          address={to.location.address}
          phone={to.phone_number}
        >
          {to.location.notes !== '' && (
            <p className={classes.notes}>
              <span className={classes.notesLabel}>{t('detail.notes')}</span>
              <OwnText>{to.location.notes}</OwnText>
            </p>
          )}
        </Place>
      </div>
    </DetailCard>
  );
}

function Place({
  icon,
  kind,
  name,
  address,
  phone,
  children,
}: {
  icon: ReactNode;
  kind: string;
  name: string;
  address: string;
  phone: string;
  children?: ReactNode;
}) {
  const t = useTexts('tracking');
  return (
    <div className={classes.place}>
      <span className={classes.pin} aria-hidden>
        {icon}
      </span>
      <div className={classes.words}>
        <p className={classes.kind}>{kind}</p>
        <p className={classes.name}>
          <OwnText>{name}</OwnText>
        </p>
        <p className={classes.address}>
          <OwnText>{readableAddress(address)}</OwnText>
        </p>
        {phone !== '' && (
          <a className={classes.phone} href={`tel:${phone}`} aria-label={t('detail.call', { name, phone })}>
            <Phone size={14} aria-hidden />
            <Bdi>{phone}</Bdi>
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
