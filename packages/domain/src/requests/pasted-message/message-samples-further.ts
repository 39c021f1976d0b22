import type { MessageSample } from './message-samples.ts';

const cash = 'CASH_ON_DELIVERY';
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

export const eastAsianMessages: readonly MessageSample[] = [
  {
    says: 'a flat of Hong Kong',
    country: 'HK',
    text: 'Chan Tai Man\n9123 4567\nFlat B, 12/F, Wing Wah Building, 88 Nathan Road, Kowloon\nHK$ 320, pay by cash',
    found: {
      customerName: 'Chan Tai Man',
      customerPhone: '91234567',
      unitNumber: 'Flat B 12/F',
      building: 'Wing Wah Building',
      addressText: '88 Nathan Road, Kowloon',
      amount: 320_00,
      payment: cash,
    },
  },
  {
    says: 'labels in Chinese with wide colons',
    country: 'TW',
    text: '姓名：王小明\n電話：0912-345-678\n地址：台北市信義區市府路45號3樓\n訂單：拿鐵 2杯\n總共：240元\n貨到付款\n備註：請放管理室',
    found: {
      customerName: '王小明',
      customerPhone: '0912345678',
      addressText: '台北市信義區市府路45號3樓',
      description: '拿鐵 2杯',
      amount: 240_00,
      payment: cash,
      riderNotes: '請放管理室',
    },
  },
  {
    says: 'a block without labels in Chinese',
    country: 'TW',
    text: '王小明\n0912345678\n台北市大安區忠孝東路四段100號5樓',
    found: { customerName: '王小明', customerPhone: '0912345678', addressText: '台北市大安區忠孝東路四段100號5樓' },
  },
  {
    says: 'an address of Japan with its postcode',
    country: 'JP',
    text: 'お名前：山田太郎\n電話番号：０９０－１２３４－５６７８\n住所：〒150-0001 東京都渋谷区神宮前1丁目2-3\n合計：1,200円\n代引き',
    found: {
      customerName: '山田太郎',
      customerPhone: '09012345678',
      addressText: '〒150-0001 東京都渋谷区神宮前1丁目2-3',
      amount: 1200,
      payment: cash,
    },
  },
  { says: 'a postcode alone', country: 'JP', text: '〒060-0001', found: {} },
  { says: 'a sticker', country: 'JP', text: '14:32 スタンプ\n既読', found: {} },
];

export const europeanMessages: readonly MessageSample[] = [
  {
    says: 'a block of an address book',
    country: 'DE',
    text: 'Herr Max Mustermann\r\nHauptstraße 12\r\n10115 Berlin\r\nTel.: 030 1234567\r\n',
    found: {
      customerName: 'Herr Max Mustermann',
      customerPhone: '0301234567',
      addressText: 'Hauptstraße 12, 10115 Berlin',
    },
  },
  {
    says: 'a comma for the fraction',
    country: 'DE',
    text: 'Gesamt: 1.234,50 €, zahlt bar',
    found: { amount: 1234_50, payment: cash },
  },
  { says: 'thousands that only German reads so', country: 'DE', text: 'Summe 1.234 €', found: { amount: 1234_00 } },
  {
    says: 'a prefix with a zero in brackets',
    country: 'DE',
    text: 'Handy: +49 (0)151 2345 6789',
    found: { customerPhone: '+4915123456789' },
  },
  { says: 'spaces between thousands', country: 'SE', text: 'Totalt: 1 350 kr', found: { amount: 1350_00 } },
  {
    says: 'a house number before an amount',
    country: 'SE',
    text: 'Storgatan 12 350 kr',
    found: { addressText: 'Storgatan 12' },
  },
  {
    says: 'an address in Polish',
    country: 'PL',
    text: 'Adres: ul. Długa 5 m. 3, 00-238 Warszawa\nTel: 501 234 567',
    found: { addressText: 'ul. Długa 5 m. 3, 00-238 Warszawa', customerPhone: '501234567' },
  },
  {
    says: 'a marker of OpenStreetMap',
    country: 'DE',
    text: 'https://www.openstreetmap.org/?mlat=52.5200&mlon=13.4050#map=17/52.5/13.4',
    found: { coordinates: at(52.52, 13.405) },
  },
  {
    says: 'a view of OpenStreetMap from near',
    country: 'DE',
    text: 'https://www.openstreetmap.org/#map=19/52.52000/13.40500',
    found: { coordinates: at(52.52, 13.405) },
  },
  {
    says: 'a view of a town',
    country: 'DE',
    text: 'https://www.openstreetmap.org/#map=11/52.52000/13.40500',
    found: {},
  },
  {
    says: 'the pin of a place rather than the middle of the map',
    country: 'DE',
    text: 'https://www.google.de/maps/place/Caf%C3%A9/@52.5,13.4,15z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d52.5163!4d13.3777!16s',
    found: { coordinates: at(52.5163, 13.3777) },
  },
  {
    says: 'a view of Google from afar',
    country: 'DE',
    text: 'https://www.google.com/maps/@52.5163,13.3777,12z',
    found: {},
  },
  {
    says: 'a geo address',
    country: 'DE',
    text: 'geo:52.5163,13.3777;u=20',
    found: { coordinates: at(52.5163, 13.3777) },
  },
  {
    says: 'degrees, minutes and seconds',
    country: 'DE',
    text: `52°31'12.0"N 13°24'18.0"E`,
    found: { coordinates: at(52.52, 13.405) },
  },
  {
    says: 'a link that only looks like a map',
    country: 'DE',
    text: 'https://maps.google.com.example.org/?q=52.5,13.4',
    found: {},
  },
  {
    says: 'Kazakh tenge',
    country: 'KZ',
    text: 'Имя: Айгуль\nТелефон: +7 701 234 5678\nАдрес: ул. Абая 10, кв 5\nИтого: 4 500 ₸',
    found: { customerName: 'Айгуль', customerPhone: '+77012345678', addressText: 'ул. Абая 10, кв 5', amount: 4500_00 },
  },
  {
    says: 'an address in Greek',
    country: 'GR',
    text: 'Όνομα: Γιώργος Παπαδόπουλος\nΤηλ: 6912345678\nΔιεύθυνση: Οδός Ερμού 15, Αθήνα',
    found: { customerName: 'Γιώργος Παπαδόπουλος', customerPhone: '6912345678', addressText: 'Οδός Ερμού 15, Αθήνα' },
  },
];

/** Messages without separators between their parts. */
export const runningMessages: readonly MessageSample[] = [
  {
    says: 'a name, a number and a house without commas',
    country: 'PK',
    text: 'Ali Raza 0321-7654321 House 45, Street 12, Sector F-10, Islamabad',
    found: {
      customerName: 'Ali Raza',
      customerPhone: '03217654321',
      addressText: 'House 45, Street 12, Sector F-10, Islamabad',
    },
  },
  {
    says: 'labels without colons in one line of Thai',
    country: 'TH',
    text: 'ส่งให้คุณเอ เบอร์ 081-1111111 ที่อยู่ 22/5 ซอยลาดพร้าว 71 ครับ ยอด 450 บาทเก็บปลายทาง',
    found: { customerPhone: '0811111111', addressText: '22/5 ซอยลาดพร้าว 71', amount: 450_00, payment: cash },
  },
  {
    says: 'an address and items without a comma between them',
    country: 'TW',
    text: '林小姐 0987654321 新北市板橋區文化路一段100號 珍奶3杯 180元',
    found: { customerName: '林小姐', customerPhone: '0987654321', amount: 180_00 },
  },
  {
    says: 'a number whose dash stands after its area',
    country: 'SE',
    text: 'Anna Svensson, Storgatan 12, 111 22 Stockholm, 070-123 45 67, 250 kr',
    found: { customerPhone: '0701234567', addressText: 'Storgatan 12, 111 22 Stockholm', amount: 250_00 },
  },
  {
    says: 'a form of a shop with its numbers and fees',
    country: 'TH',
    text: 'Order #20251122-0045\nCustomer: Jane Doe\nPhone: +66 89 123 4567\nDelivery Address: 99/1 Moo 5, Bang Na-Trat Road\nItems:\n- 1x Pad Thai ฿120\n- 2x Thai Tea ฿90\nDelivery fee: ฿40\nTotal: ฿250\nPayment: Cash on Delivery\nNotes: Gate code 1234',
    found: {
      customerName: 'Jane Doe',
      customerPhone: '+66891234567',
      addressText: '99/1 Moo 5, Bang Na-Trat Road',
      description: '1x Pad Thai, 2x Thai Tea',
      amount: 250_00,
      payment: cash,
      riderNotes: 'Gate code 1234',
    },
  },
];

export const oddMessages: readonly MessageSample[] = [
  { says: 'nothing', country: 'TH', text: '', found: {} },
  { says: 'blank lines', country: 'TH', text: ' \r\n\u200E\n\t', found: {} },
  { says: 'only pictures', country: 'TH', text: '🙏🙏🏽👨‍👩‍👧🇹🇭', found: {} },
  {
    says: 'a fragment of a page',
    country: 'TH',
    text: '<div class="m"><b>Name:</b> Nok &amp; May<br>Tel:&nbsp;081-234-5678<br/><a href="https://maps.google.com/?q=13.7402,100.5637">here</a></div><script>alert(0812345679)</script>',
    found: { customerName: 'Nok & May', customerPhone: '0812345678', coordinates: at(13.7402, 100.5637) },
  },
  {
    says: 'labels in one line',
    country: 'TH',
    text: 'Name: Nok Tel: 081-234-5678 Address: 12 Soi Ari 4, Bangkok Note: ring the bell',
    found: {
      customerName: 'Nok',
      customerPhone: '0812345678',
      addressText: '12 Soi Ari 4, Bangkok',
      riderNotes: 'ring the bell',
    },
  },
  {
    says: 'the value on the next line',
    country: 'TH',
    text: 'Name\n:\nTel:\n0812345678\nAddress:\n12 Soi Ari 4\nBangkok',
    found: { customerPhone: '0812345678', addressText: '12 Soi Ari 4, Bangkok' },
  },
  {
    says: 'junk of 10 kB behind a message',
    country: 'TH',
    text: `Tel: 0812345678\n${'x9 '.repeat(3400)}`,
    found: { customerPhone: '0812345678' },
  },
  {
    says: 'a number that the limit would cut',
    country: 'TH',
    text: `${'a'.repeat(4980)}, ${'b'.repeat(5)}\n081234567890123456789`,
    found: {},
  },
  {
    says: 'a description that is too long',
    country: 'TH',
    text: `Order: ${'1 x coffee with oat milk, '.repeat(12)}`,
    found: { description: `${Array.from({ length: 7 }, () => '1 x coffee with oat milk').join(', ')} …` },
  },
  {
    says: 'an order number and a date',
    country: 'TH',
    text: 'Order no: 2026051200123\nDate: 12 May 2026, 14:30',
    found: {},
  },
  {
    says: 'the shop on the message',
    country: 'TH',
    text: 'Pickup: Baan Coffee, 99 Silom Road, 02-610-8000',
    found: {},
  },
  { says: 'an email', country: 'TH', text: 'somchai.12@example.com', found: {} },
  {
    says: 'a sentence with a street in it',
    country: 'TH',
    text: 'I will wait for you on the street near 7 eleven',
    found: {},
  },
  {
    says: 'the name of whoever forwards',
    country: 'TH',
    text: '12/05/2026, 14:32 - Baan Coffee: 081-234-5678',
    found: { customerPhone: '0812345678' },
  },
];
