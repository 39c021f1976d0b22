import type { CountryCode } from '../../countries/country.ts';
import type { FoundInMessage } from './read-message.ts';

/** A copied message, and all certain facts in it; amounts in minor units. */
export interface MessageSample {
  readonly says: string;
  readonly country: CountryCode;
  readonly text: string;
  readonly found: Partial<FoundInMessage>;
}

const cash = 'CASH_ON_DELIVERY';
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

export const thaiMessages: readonly MessageSample[] = [
  {
    says: 'everything in one line',
    country: 'TH',
    text: 'Somchai 081-234-5678, 12/4 Baan Suan, Sukhumvit Soi 23, leave at the lobby, 2 x latte, 350 baht COD, https://maps.google.com/?q=13.7402,100.5637',
    found: {
      customerName: 'Somchai',
      customerPhone: '0812345678',
      addressText: '12/4 Baan Suan, Sukhumvit Soi 23',
      riderNotes: 'leave at the lobby',
      description: '2 x latte',
      amount: 350_00,
      payment: cash,
      coordinates: at(13.7402, 100.5637),
    },
  },
  {
    says: 'labels and digits in Thai',
    country: 'TH',
    text: 'ชื่อ: สมชาย ใจดี\nเบอร์ ๐๘๑-๒๓๔-๕๖๗๘\nที่อยู่: 12/4 ซอยสุขุมวิท 23 แขวงคลองเตยเหนือ\nเขตวัฒนา กรุงเทพ 10110\nรายการ: ลาเต้ 2 แก้ว\nยอด 350 บาท เก็บเงินปลายทาง\nหมายเหตุ: ฝากป้อมยาม',
    found: {
      customerName: 'สมชาย ใจดี',
      customerPhone: '0812345678',
      addressText: '12/4 ซอยสุขุมวิท 23 แขวงคลองเตยเหนือ, เขตวัฒนา กรุงเทพ 10110',
      description: 'ลาเต้ 2 แก้ว',
      amount: 350_00,
      payment: cash,
      riderNotes: 'ฝากป้อมยาม',
    },
  },
  {
    says: 'an address block without labels',
    country: 'TH',
    text: 'สมชาย ใจดี\n081-234-5678\n12/4 ซอยสุขุมวิท 23 แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพ 10110',
    found: {
      customerName: 'สมชาย ใจดี',
      customerPhone: '0812345678',
      addressText: '12/4 ซอยสุขุมวิท 23 แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพ 10110',
    },
  },
  {
    says: 'a message in LINE with its time and sender',
    country: 'TH',
    text: '2026/05/12(อังคาร)\n14:32\tNok ☕\tสวัสดีค่ะ\n14:33\tNok ☕\tคุณนก 0891112222\n14:33\tNok ☕\tส่งที่ คอนโดไอดีโอ ชั้น 5 ห้อง 1204 ถนนพระราม 9',
    found: {
      customerName: 'คุณนก',
      customerPhone: '0891112222',
      unitNumber: 'ห้อง 1204',
      addressText: 'คอนโดไอดีโอ ชั้น 5, ถนนพระราม 9',
    },
  },
  {
    says: 'a bank account beside the phone number',
    country: 'TH',
    text: 'โทร 0812345678\nโอนเข้า กสิกร 123-4-56789-0 นะคะ',
    found: { customerPhone: '0812345678' },
  },
  { says: 'an account number alone', country: 'TH', text: 'กสิกร 012-3-45678-9 ชื่อบัญชี สมชาย', found: {} },
  {
    says: 'two numbers, of which nobody knows which',
    country: 'TH',
    text: 'call 081-234-5678 or 089-876-5432',
    found: {},
  },
  {
    says: 'sender and receiver',
    country: 'TH',
    text: 'ผู้ส่ง: ร้านกาแฟบ้าน\nโทร 02-610-8000\nที่อยู่: 99 ถนนสีลม\nผู้รับ: คุณแดง\nโทร 081 999 8888\nที่อยู่: 55 ซอยอารีย์ 4 พญาไท',
    found: { customerName: 'คุณแดง', customerPhone: '0819998888', addressText: '55 ซอยอารีย์ 4 พญาไท' },
  },
  {
    says: 'what is paid and a fee beside the total',
    country: 'TH',
    text: 'ค่าอาหาร 310 บาท\nค่าส่ง 40 บาท\nรวม 350 บาท โอนแล้วค่ะ',
    found: { amount: 350_00, payment: 'PAID' },
  },
  { says: 'a payment that is still open', country: 'TH', text: 'ยอด 350 บาท ยังไม่โอน', found: { amount: 350_00 } },
  { says: 'a question about the payment', country: 'TH', text: 'เก็บเงินปลายทางได้ไหมคะ', found: {} },
  { says: 'a greeting', country: 'TH', text: 'สวัสดีค่ะ สนใจสั่งกาแฟค่ะ', found: {} },
  {
    says: 'a pin sent by Google Maps as a short link, which is not followed',
    country: 'TH',
    text: 'Khun Ploy 0861234567\nhttps://maps.app.goo.gl/AbCdEf123456',
    found: { customerName: 'Khun Ploy', customerPhone: '0861234567' },
  },
  {
    says: 'a number of the country with its prefix and a zero in brackets',
    country: 'TH',
    text: 'Tel. +66 (0) 81 234 5678',
    found: { customerPhone: '+66812345678' },
  },
  {
    says: 'an international number with two zeros',
    country: 'TH',
    text: 'Tel 0066 81 234 5678',
    found: { customerPhone: '+66812345678' },
  },
  {
    says: 'a soi before the number',
    country: 'TH',
    text: 'Sukhumvit Soi 12 081-234-5678',
    found: { customerPhone: '0812345678', addressText: 'Sukhumvit Soi 12' },
  },
  {
    says: 'coordinates and a word for them',
    country: 'TH',
    text: 'พิกัด 13.756331, 100.501762\nโทร. 0812345678 คุณเอ',
    found: { coordinates: at(13.756331, 100.501762), customerPhone: '0812345678', customerName: 'คุณเอ' },
  },
  {
    says: 'pictures for labels',
    country: 'TH',
    text: '👤 Malee Srisuk\n📞 082 345 6789\n📍 45 Ari Soi 4, Phaya Thai, Bangkok 10400\n💰 1,250 บาท\n📝 กดกริ่งได้เลย 🙏',
    found: {
      customerName: 'Malee Srisuk',
      customerPhone: '0823456789',
      addressText: '45 Ari Soi 4, Phaya Thai, Bangkok 10400',
      amount: 1250_00,
      riderNotes: 'กดกริ่งได้เลย',
    },
  },
  { says: 'the change that the rider brings', country: 'TH', text: 'มีแบงค์ 1000 บาทนะคะ ทอน 650 บาท', found: {} },
  {
    says: 'a price for each of several',
    country: 'TH',
    text: '2 x latte 120 baht',
    found: { description: '2 x latte' },
  },
  { says: 'an amount between two', country: 'TH', text: 'about 300-350 baht', found: {} },
  { says: 'an amount of another currency', country: 'TH', text: 'Total: 10 USD', found: {} },
];

export const gulfMessages: readonly MessageSample[] = [
  {
    says: 'labels and digits in Arabic, with marks of direction',
    country: 'KW',
    text: '\u200Fالاسم: أحمد الصباح\n\u200Fالهاتف: ٩٩٨٨٧٧٦٦\n\u200Fالعنوان: قطعة ٣ شارع ٥ منزل ١٢، السالمية\n\u200Fالمبلغ: ١٢٫٥٠٠ د.ك\n\u200Fالدفع عند الاستلام\n\u200Fملاحظة: اتصل قبل الوصول',
    found: {
      customerName: 'أحمد الصباح',
      customerPhone: '99887766',
      addressText: 'قطعة 3 شارع 5 منزل 12, السالمية',
      amount: 12_500,
      payment: cash,
      riderNotes: 'اتصل قبل الوصول',
    },
  },
  {
    says: 'an address of labelled lines',
    country: 'KW',
    text: 'Name: Fatima Al Mutairi\nTel: +965 9988 7766\nArea: Salmiya\nBlock: 3\nStreet: 5\nHouse: 12\nTotal: 8.750 KD',
    found: {
      customerName: 'Fatima Al Mutairi',
      customerPhone: '+96599887766',
      addressText: 'Salmiya, Block 3, Street 5, House 12',
      amount: 8_750,
    },
  },
  {
    says: 'two prices that are no coordinates',
    country: 'KW',
    text: 'burger 2.500, fries 1.250',
    found: {},
  },
  {
    says: 'a message of WhatsApp with stamp and sender',
    country: 'AE',
    text: '[12/05/2026, 2:32:10 PM] ~ Omar: Name: Omar Haddad\n[12/05/2026, 2:32:40 PM] ~ Omar: Villa 12, Street 4, Al Barsha 1, Dubai\n[12/05/2026, 2:33:01 PM] ~ Omar: 050 123 4567',
    found: {
      customerName: 'Omar Haddad',
      customerPhone: '0501234567',
      addressText: 'Villa 12, Street 4, Al Barsha 1, Dubai',
    },
  },
  {
    says: 'the number that the chat names the sender by',
    country: 'AE',
    text: '[14:32, 12/05/2026] +971 50 123 4567: Flat 304, Marina Tower, Al Marsa Street, Dubai Marina',
    found: {
      customerPhone: '+971501234567',
      unitNumber: 'Flat 304',
      building: 'Marina Tower',
      addressText: 'Al Marsa Street, Dubai Marina',
    },
  },
  {
    says: 'a location of Apple',
    country: 'AE',
    text: 'https://maps.apple.com/?ll=25.0780,55.1408&q=Home',
    found: { coordinates: at(25.078, 55.1408) },
  },
  { says: 'paid in Arabic', country: 'AE', text: 'تم الدفع ✅ ١٢٠ درهم', found: { payment: 'PAID', amount: 120_00 } },
  { says: 'not paid in Arabic', country: 'AE', text: 'غير مدفوع', found: {} },
  { says: 'cash as the whole message', country: 'SA', text: 'كاش', found: { payment: cash } },
];

export const southAsianMessages: readonly MessageSample[] = [
  {
    says: 'rupees with their dash',
    country: 'PK',
    text: 'Name: Ayesha Khan\nContact: 0300-1234567\nAddress: House 12-B, Street 4, Phase 5, DHA, Lahore\nOrder: 1 x zinger, 2 x fries\nTotal Rs. 1,450/- COD',
    found: {
      customerName: 'Ayesha Khan',
      customerPhone: '03001234567',
      addressText: 'House 12-B, Street 4, Phase 5, DHA, Lahore',
      description: '1 x zinger, 2 x fries',
      amount: 1450_00,
      payment: cash,
    },
  },
  { says: 'less than the country allows', country: 'PK', text: 'Total: Rs 50', found: {} },
  { says: 'lakhs', country: 'PK', text: 'Total: Rs 1,25,000', found: { amount: 125_000_00 } },
  {
    says: 'a number without its zero',
    country: 'PK',
    text: 'Tel: 923001234567',
    found: { customerPhone: '+923001234567' },
  },
  {
    says: 'digits of Bengali',
    country: 'BD',
    text: 'নাম: রহিম\nফোন: ০১৭১২৩৪৫৬৭৮\nমোট: ৫৫০ টাকা',
    found: { customerName: 'রহিম', customerPhone: '01712345678', amount: 550_00 },
  },
];

export const seaMessages: readonly MessageSample[] = [
  {
    says: 'a block of flats of Singapore',
    country: 'SG',
    text: 'Mdm Tan\n9123 4567\nBlk 123 Ang Mo Kio Ave 3 #04-567 Singapore 560123\nPaid',
    found: {
      customerName: 'Mdm Tan',
      customerPhone: '91234567',
      unitNumber: '#04-567',
      addressText: 'Blk 123 Ang Mo Kio Ave 3, Singapore 560123',
      payment: 'PAID',
    },
  },
  {
    says: 'unit, building, text',
    country: 'SG',
    text: 'Name: Wei Ming\nHP: +65 9123 4567\nAddress: #12-34, Marina One, 5 Straits View\nTotal: S$28.50',
    found: {
      customerName: 'Wei Ming',
      customerPhone: '+6591234567',
      unitNumber: '#12-34',
      building: 'Marina One',
      addressText: '5 Straits View',
      amount: 28_50,
    },
  },
  {
    says: 'an address in Malay',
    country: 'MY',
    text: 'Nama: Siti Aminah\nNo. tel: 012-345 6789\nAlamat: Unit 12-3, Menara Duta, Jalan Ampang, 50450 Kuala Lumpur\nJumlah: RM 25.50\nBayar tunai',
    found: {
      customerName: 'Siti Aminah',
      customerPhone: '0123456789',
      unitNumber: '12-3',
      building: 'Menara Duta',
      addressText: 'Jalan Ampang, 50450 Kuala Lumpur',
      amount: 25_50,
      payment: cash,
    },
  },
  {
    says: 'a name with its particle',
    country: 'MY',
    text: 'Ahmad bin Ismail 012-345 6789',
    found: { customerName: 'Ahmad bin Ismail', customerPhone: '0123456789' },
  },
  {
    says: 'a location of Waze',
    country: 'MY',
    text: 'https://waze.com/ul?ll=3.1579%2C101.7116&navigate=yes',
    found: { coordinates: at(3.1579, 101.7116) },
  },
  {
    says: 'a form filled in on the Philippines',
    country: 'PH',
    text: 'Full name: Juan dela Cruz\nCP no: 0917 123 4567\nComplete address: Blk 5 Lot 12, Mabini St., Brgy. San Isidro, Makati\nLandmark: near 7-Eleven\nMOP: COD\nTotal: ₱1,350.00',
    found: {
      customerName: 'Juan dela Cruz',
      customerPhone: '09171234567',
      addressText: 'Blk 5 Lot 12, Mabini St., Brgy. San Isidro, Makati',
      riderNotes: 'near 7-Eleven',
      payment: cash,
      amount: 1350_00,
    },
  },
  { says: 'a fish', country: 'PH', text: '2 x cod fillet', found: { description: '2 x cod fillet' } },
  {
    says: 'a name with a number',
    country: 'PH',
    text: 'Name: Maria 2\n0917 123 4567',
    found: { customerPhone: '09171234567' },
  },
  {
    says: 'words before the number',
    country: 'PH',
    text: 'please deliver to 09171234567',
    found: { customerPhone: '09171234567' },
  },
  { says: 'an urgent number', country: 'PH', text: 'urgent 09171234567', found: { customerPhone: '09171234567' } },
  { says: 'both ways to pay', country: 'PH', text: 'Paid na po\nCOD', found: {} },
  {
    says: 'a location of WhatsApp',
    country: 'PH',
    text: 'Location: https://maps.google.com/maps?q=14.5547%2C121.0244&z=17&hl=en',
    found: { coordinates: at(14.5547, 121.0244) },
  },
  { says: 'two places', country: 'PH', text: 'from 14.554700,121.024400 to 14.599500,120.984200', found: {} },
  { says: 'no place on the globe', country: 'PH', text: 'https://maps.google.com/?q=114.5547,221.0244', found: {} },
  { says: 'nowhere', country: 'PH', text: 'geo:0,0?q=0.0,0.0', found: {} },
  {
    says: 'the address of the phone',
    country: 'KH',
    text: 'ឈ្មោះ: សុខា\nTel: 012 345 678',
    found: { customerName: 'សុខា', customerPhone: '012345678' },
  },
];
