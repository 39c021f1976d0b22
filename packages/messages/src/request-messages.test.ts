import { expect, it } from 'vitest';
import { englishTexts } from './texts.ts';

const { errors, orders, vouchers } = englishTexts;
const orderEdit = englishTexts['order-edit'];

/** The messages of a request, word for word from specification §4, §5 and §8. */
it.each<[string, string]>([
  [errors['error.no-vendors'], 'You have no associated vendors with your account. Please contact your account manager'],
  [errors['error.cant-retrieve-vendor-rar'], 'Could not get your informations - please logout & login again'],
  [errors['validation.fill-unit-number'], "Please fill the customer's unit number"],
  [errors['validation.fill-customer-name'], "Please fill the customer's name"],
  [errors['validation.wrong-customer-name'], 'The customer name is not valid'],
  [errors['validation.phone-incorrect'], "The phone number doesn't seem correct"],
  [errors['validation.description-too-long'], 'Please do not exceed 200 characters'],
  [errors['validation.fill-address'], 'Please type in the address'],
  [errors['validation.fill-coordinates'], 'We cannot compute the location of this address'],
  [errors['validation.fill-amount'], 'Please put a valid amount for the order'],
  [errors['validation.minimum-amount'], 'Minimum amount of {{minimum}} {{currency}}'],
  [errors['validation.select-payment-method'], 'Please select a payment method'],
  [orders['item-value.text'], 'The item value seems high. Please check the item value again before placing the order.'],
  [orders['item-value.confirm'], 'Confirm'],
  [errors['validation.vat-number-length'], 'Your VAT number should be 8 characters, please check again.'],
  [errors['validation.vat-number-invalid'], 'Your VAT number is invalid, please check again.'],
  [vouchers['voucher.error.validation.message'], 'This voucher code is not available'],
  [vouchers['voucher.error.get.message'], 'Can not get details of the voucher code'],
  [errors['address.no-coordinates'], 'No coordinates for that address'],
  [errors['address.notes-too-long'], 'Notes are too long'],
  [errors['address.too-long'], 'Address is too long'],
  [orders['origin.saved'], 'Address saved'],
  [orders['origin.not-saved'], 'Unable to save address'],
  [orders['origin.not-updated'], 'We were unable to update the address.'],
  [orders['closed.toast'], "Service hours: {{from}} to {{to}}. It's {{current_time}}"],
  [orders['destination.unverified'], 'Unable to verify if order is deliverable'],
  [errors['request.error.undeliverable-address'], 'We cannot deliver that order there.'],
  [errors['request.error.cannot-compute-price'], 'We could not compute the price for that order.'],
  [orders['fee-changed.title'], 'The delivery fee has changed.'],
  [orders['fee-changed.question'], 'The delivery fee is now {{fee}}{{currency}}. Are you ok?'],
  [orders['submit.failed'], 'Could not create that order'],
  [orderEdit.failed, 'Could not update that order'],
  [orders.created, 'Order pushed!'],
  [orderEdit.done, 'Order Updated!'],
])('the message is the specification’s: "%s"', (text, specified) => {
  expect(text).toBe(specified);
});
