import type { Language } from '@riderbell/domain/countries/languages.ts';

/** An English word or text that is allowed in translations, with the reason. A test fails if no text of its languages uses it. */
export interface AllowedWord {
  readonly text: string;
  readonly languages: 'all' | readonly Language[];
  readonly reason: string;
}

/** Words allowed in a translated sentence, with or without a capital. */
export const allowedWords: readonly AllowedWord[] = [
  { text: 'riderbell', languages: 'all', reason: 'our name' },
  { text: 'godroid', languages: 'all', reason: 'the name of the embedded mode (specification §1)' },
  { text: 'pdf', languages: 'all', reason: 'the name of a file type' },
  { text: 'xlsx', languages: 'all', reason: 'the name of a file type' },
  { text: 'csv', languages: 'all', reason: 'the name of a file type' },
  { text: 'excel', languages: 'all', reason: 'the name of the program' },
  { text: 'libreoffice', languages: 'all', reason: 'the name of the program' },
  { text: 'kb', languages: 'all', reason: 'a unit, the same in every script' },
  { text: 'javascript', languages: 'all', reason: 'the name of the language' },
  { text: 'shift', languages: 'all', reason: 'the label of the key' },
  { text: 'enter', languages: 'all', reason: 'the label of the key' },
  { text: 'mm', languages: 'all', reason: 'a unit, the same in every script' },
  {
    text: 'pin',
    languages: ['el', 'kk', 'th_TH', 'zh_CN', 'zh_HK', 'zh_TW'],
    reason: 'also the word of the banks there',
  },
  { text: 'km', languages: ['ja'], reason: 'a unit, written in Latin script' },
  { text: 'id', languages: ['ja', 'kk', 'my'], reason: 'also the word of the shops there' },
  { text: 'spam', languages: ['my'], reason: 'the word of the mail programs there' },
  { text: 'vat', languages: ['my'], reason: 'Myanmar has no such tax and no word for it' },
  { text: 'account', languages: ['it', 'fil'], reason: 'the language has no other common word' },
  { text: 'email', languages: ['el'], reason: 'the Greek spelling' },
  { text: 'online', languages: ['el'], reason: 'the Greek spelling' },
  { text: 'order', languages: ['sv', 'fil'], reason: 'a word of the language' },
  { text: 'orders', languages: ['sv'], reason: 'a form of the Swedish word order' },
  { text: 'address', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'customer', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'delivery', languages: ['fil'], reason: 'Filipino uses the English word' },
];

/** Texts that are the same in a language as in English. */
export const sameAsEnglish: readonly AllowedWord[] = [
  {
    text: 'Bangkok',
    languages: ['ms', 'it', 'de', 'fi', 'tr', 'pl', 'da', 'hu', 'nb', 'ro', 'sv', 'cs', 'sr', 'fil'],
    reason: 'the name of the city',
  },
  {
    text: '{{count}} min',
    languages: ['ms', 'it', 'fi', 'pl', 'nb', 'sv', 'cs', 'sr'],
    reason: 'the short form of the unit',
  },
  { text: 'Auto', languages: ['ms', 'fil'], reason: 'short for the language’s own word' },
  { text: 'Menu', languages: ['ms', 'it', 'pl', 'da', 'fil'], reason: 'the language’s own word' },
  { text: 'Status', languages: ['ms', 'de', 'pl', 'da', 'nb', 'sv', 'sr', 'fil'], reason: 'the language’s own word' },
  { text: 'Rider', languages: ['ms', 'it', 'fil'], reason: 'what the delivery trade calls them there' },
  { text: 'Offline', languages: ['it', 'de', 'pl', 'da', 'ro', 'sv', 'fil'], reason: 'the usual word for it' },
  { text: 'Live', languages: ['de', 'da', 'ro', 'sv', 'fil'], reason: 'the usual word for it' },
  { text: 'Password', languages: ['it', 'fil'], reason: 'the usual word for it' },
  { text: 'Email', languages: ['el', 'fil'], reason: 'the spelling of the language' },
  { text: 'Voucher code', languages: ['fil'], reason: 'the usual words for it' },
  { text: 'Volume', languages: ['it'], reason: 'the language’s own word' },
  { text: 'E-bike', languages: ['it', 'fil'], reason: 'the usual word for it' },
  { text: 'Account', languages: ['it', 'fil'], reason: 'the language has no other common word' },
  { text: 'Voucher', languages: ['ro', 'fil'], reason: 'the usual word for it' },
  { text: 'Contact', languages: ['ro'], reason: 'the language’s own word' },
  { text: 'Code', languages: ['de', 'fil'], reason: 'the usual word for it' },
  {
    text: 'PIN',
    languages: ['cs', 'de', 'el', 'fi', 'fil', 'it', 'kk', 'ms', 'pl', 'ro', 'sr', 'th_TH', 'tr'],
    reason: 'the word of the banks there',
  },
  { text: 'Person', languages: ['sv', 'nb', 'de', 'da'], reason: 'the language’s own word' },
  { text: 'Name', languages: ['de'], reason: 'the language’s own word' },
  { text: 'Unit', languages: ['ms', 'fil'], reason: 'the usual word for it' },
  { text: 'Team', languages: ['sv', 'nb', 'de', 'da', 'it', 'fil'], reason: 'the language’s own word' },
  { text: 'No', languages: ['it'], reason: 'the language’s own word' },
  { text: 'Role', languages: ['cs'], reason: 'the language’s own word' },
  { text: 'Manager', languages: ['ro'], reason: 'the usual word for it' },
  { text: 'Send invitation', languages: ['da'], reason: 'the language’s own words' },
  { text: 'Total', languages: ['ro'], reason: 'the language’s own word' },
  { text: 'Order', languages: ['sv', 'fil'], reason: 'a word of the language' },
  { text: 'Order {{id}}', languages: ['sv', 'fil'], reason: 'a word of the language' },
  { text: 'Period', languages: ['sv', 'sr'], reason: 'the language’s own word' },
  { text: 'Position {{ago}}', languages: ['da', 'sv'], reason: 'the language’s own word' },
  { text: 'Start', languages: ['da'], reason: 'the language’s own word' },
  { text: 'Download', languages: ['da'], reason: 'the usual word for it' },
  { text: 'optional', languages: ['de'], reason: 'the language’s own word' },
  { text: 'in {{duration}}', languages: ['de'], reason: 'the language’s own words' },
  { text: 'Address', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Branch', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Branch: {{name}}', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Cash', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Cash on delivery', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Chewing gum', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Credit card', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Customer', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Delivery fee', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Drop-off', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'Guest', languages: ['fil'], reason: 'Filipino uses the English word' },
  { text: 'VAT number', languages: ['fil'], reason: 'Filipino uses the English word' },
];
