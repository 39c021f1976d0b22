import type { RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Suspense } from 'react';
import type { Destination } from '../destination/use-destination.ts';
import type { RequestFacts } from '../model/request-facts.ts';
import type { RequestField } from '../model/request-form.ts';
import type { RequestModel } from '../model/request-model.ts';
import classes from '../request-page.module.css';
import { CustomerBook } from '../returning-customer/customer-book.tsx';
import { LazyCustomerHints } from '../returning-customer/lazy-customer-hints.tsx';
import { useFieldBook } from '../returning-customer/use-field-book.ts';
import { DestinationSection, DoorFields } from './destination-section.tsx';
import { ItemsSection } from './items-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { TimeSection } from './time-section.tsx';

const PaymentExtras = lazyPart(() => import('./payment-extras.tsx'), 'PaymentExtras');

/** The sections of the form: all of them, or those of one page of a narrow screen. */
export function FormSections({
  facts,
  model,
  destination,
  shows,
}: {
  facts: RequestFacts;
  model: RequestModel;
  destination: Destination;
  /** Whether the page of a step shows. */
  shows: (step: RequestFlow['step']) => boolean;
}) {
  const { mode, flow, dispatch, hours, wide } = facts;
  const { form, rules, payment, submission } = model;
  const { origin, parcelRules, customer: customerSection } = mode.view;
  const { customer } = destination;
  const { vendor_id: vendorId } = mode.vendor;
  const asks = (field: RequestField) => !mode.omittedFields.has(field);
  const seen = <LazyCustomerHints form={form} customer={customer} withNote={shows('FillOrderDetails')} />;
  const book = useFieldBook(vendorId, customer);
  const onAddressPage = shows('AskForDestinationAddress');
  return (
    <>
      {wide && origin.above({ flow, dispatch })}
      <DestinationSection form={form} destination={destination} hidden={!onAddressPage} withDetails={wide}>
        {!wide && onAddressPage && seen}
      </DestinationSection>
      {!wide && onAddressPage && origin.below({ flow, dispatch })}
      {customerSection({
        form,
        onPhoneFocus: rules.loadPhoneRule,
        hidden: !shows('FillOrderDetails'),
        book,
        children: (
          <>
            <CustomerBook vendorId={vendorId} form={form} customer={customer} />
            {shows('FillOrderDetails') && seen}
            {!wide && <DoorFields form={form} />}
          </>
        ),
      })}
      <ItemsSection form={form} withAgeCheck={asks('ageCheck')} hidden={!shows('FillOrderDetails')}>
        {parcelRules}
      </ItemsSection>
      <PaymentSection form={form} methods={payment.methods} hidden={!shows('FillPaymentDetails')}>
        {asks('voucherCode') && (
          <Suspense fallback={<div className={classes.extras} />}>
            <PaymentExtras facts={{ form, vendorId, submission, ...payment }} withVat={asks('vatNumber')} />
          </Suspense>
        )}
      </PaymentSection>
      {asks('deliveryTime') && <TimeSection form={form} hours={hours} hidden={!shows('FillPaymentDetails')} />}
    </>
  );
}
