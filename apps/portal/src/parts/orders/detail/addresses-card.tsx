import type { Order } from '@riderbell/contract/shapes/order.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { type LucideIcon, MapPin, Phone, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import { OwnText } from '../own-text.tsx';
import classes from './addresses-card.module.css';
import { DetailCard } from './detail-card.tsx';

/** The collection point and the drop-off, with the people to call; the text beside the map. */
export function AddressesCard({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { distance } = useFormats();
  const { collection_point: from, customer: to } = order;
  return (
    <DetailCard
      title={t('detail.route')}
      aside={
        <Text as="span" size={2} weight={600} tone="soft" numbers>
          {distance(order.distance)}
        </Text>
      }
    >
      <Stack gap={5}>
        <Place
          icon={Store}
          kind={t('detail.branch')}
          name={from.name}
          address={from.address}
          phone={from.phone_number}
        />
        <Place
          icon={MapPin}
          kind={t('detail.destination')}
          name={to.name}
          address={to.location.address}
          phone={to.phone_number}
        >
          {to.location.notes !== '' && (
            <Text as={Stack} size={3} before={1.5} className={classes.notes}>
              <Text as="span" size={1} weight={600} tone="soft">
                {t('detail.notes')}
              </Text>
              <OwnText>{to.location.notes}</OwnText>
            </Text>
          )}
        </Place>
      </Stack>
    </DetailCard>
  );
}

function Place({
  icon: Icon,
  kind,
  name,
  address,
  phone,
  children,
}: {
  icon: LucideIcon;
  kind: string;
  name: string;
  address: string;
  phone: string;
  children?: ReactNode;
}) {
  const t = useTexts('tracking');
  return (
    <Row align="start" gap={3.5} className={classes.place}>
      <Tile size={36} round tone="sunken" aria-hidden>
        <Icon size={17} className={textLook({ tone: 'ink' })} />
      </Tile>
      <div>
        <Text size={2} tone="soft" lines="close">
          {kind}
        </Text>
        <Text weight={700}>
          <OwnText>{name}</OwnText>
        </Text>
        <Text lines="open" pretty>
          <OwnText>{readableAddress(address)}</OwnText>
        </Text>
        {phone !== '' && (
          <Row
            as="a"
            gap={1.5}
            className={`${textLook({ weight: 650, numbers: true })} ${classes.phone}`}
            href={`tel:${phone}`}
            aria-label={t('detail.call', { name, phone })}
          >
            <Phone size={14} aria-hidden />
            <Bdi>{phone}</Bdi>
          </Row>
        )}
        {children}
      </div>
    </Row>
  );
}
