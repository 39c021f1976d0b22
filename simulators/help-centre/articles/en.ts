import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'en',
  direction: 'ltr',
  name: '{brand} help center',
  title: 'How can we help?',
  search: 'Search the help center',
  found: 'Articles found: {count}',
  none: 'Nothing fits that search. Try one word, such as “fee” or “cancel”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Request a rider',
      paragraphs: [
        'Open Request, search for the customer’s address or put the pin on the map, and check that the pin is at the right door.',
        'Add the customer’s name and phone number, what the rider will carry, and how it is paid. The delivery fee shows before you confirm.',
        'Press Request rider. The nearest free rider takes the order and comes to your collection point.',
      ],
      words: 'order new send deliver address pin map',
    },
    {
      topic: 'later',
      title: 'Book a rider for later',
      paragraphs: [
        'Choose Later under Collection time and pick the time at which the rider should be with you. You can book up to two days ahead.',
        'A booked order waits under Scheduled in Order tracking. You can change it until the rider has collected it, and cancel it until a rider accepts it.',
      ],
      words: 'schedule preorder time tomorrow advance',
    },
    {
      topic: 'tracking',
      title: 'Follow an order',
      paragraphs: [
        'Order tracking shows every order of today by stage: new, scheduled, collected, delivered and cancelled. It updates by itself.',
        'Open an order to see the rider on the map, the expected arrival and, after the delivery, the proof photo.',
        'Older orders are under History. Search by name, phone number or order id.',
      ],
      words: 'where rider map live eta arrival status proof photo',
    },
    {
      topic: 'cancelling',
      title: 'Cancel an order',
      paragraphs: [
        'Open the order in Order tracking, press Cancel order and choose the reason.',
        'An order can be cancelled until the rider has accepted it. After that the rider is already on the way; call the rider from the order instead.',
        'Nothing is charged for an order that was cancelled in time.',
      ],
      words: 'stop refund mistake wrong',
    },
    {
      topic: 'cash',
      title: 'Cash on delivery',
      paragraphs: [
        'With Cash on delivery the rider collects the item value from the customer. Enter the exact amount: the rider asks for nothing else.',
        'With Paid online the customer has paid you already, and the rider collects nothing.',
        'An order that was paid online cannot be changed to cash afterwards.',
      ],
      words: 'money payment collect change amount pay',
    },
    {
      topic: 'fees',
      title: 'What a delivery costs',
      paragraphs: [
        'The fee has a base price and a price for each kilometre by road. You see it, with its parts, before you request the rider.',
        'A fee that you were shown holds for some minutes. If the form stays open for longer, a new one is computed and you are asked again.',
        'Enter a voucher code in the payment step to lower the fee.',
      ],
      words: 'price cost charge kilometre distance voucher discount surcharge',
    },
    {
      topic: 'hours',
      title: 'Opening hours',
      paragraphs: [
        'Riders work during the service hours of your country. Outside of them the request screen says when it opens again.',
        'You can book a rider for later at any time, for a moment within the service hours.',
      ],
      words: 'closed open night service time when',
    },
    {
      topic: 'contact',
      title: 'Talk to us',
      paragraphs: [
        'Have the order id ready; it stands at the top of each order. Your account manager answers questions about branches, contracts and invoices.',
      ],
      words: 'support contact phone email account manager problem',
    },
  ],
};
