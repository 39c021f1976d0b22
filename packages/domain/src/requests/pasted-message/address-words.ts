import { wordList } from './word-list.ts';
/** Words that, beside a number, occur only in addresses: streets, quarters, houses. Compared without case and accents. */
export const streetWords: readonly string[] = wordList(`
    street; st; str; road; rd; avenue; ave; lane; ln; drive; dr; boulevard; blvd; highway; hwy
    alley; close; crescent; cres; terrace; walk; way; rise; court; ct; place; pl; square; sq
    block; blk; lot; phase; sector; zone; district; village; subdivision; subd; estate; garden; gardens
    soi; thanon; moo; mu; khwaeng; khet; tambon; amphoe; barangay; brgy; bgy; purok; sitio; kanto
    jalan; jln; jl; lorong; lrg; taman; tmn; kampung; kg; persiaran; lebuh; lebuhraya; blok; seksyen; ss2
    house; villa; flat; building; bldg; tower; floor; apartment; apt; unit; room; suite; level
    gali; mohalla; dha; plot; colony; town; cantt; ikeja; lekki; quay; central; bukit
    ul; ulica; al; aleja; os; nam; namesti; nabrezi; trida; ulice; utca; ut; ter; korut; krt; strada
    bd; bulevardul; calea; soseaua; bulevar; trg; οδος; λεωφορος; λεωφ; πλατεια; via; viale; piazza; corso
    улица; ул; проспект; пр; мкр; микрорайон; дом; кошеси; даңғылы; көшесі; gate; vej; gade; alle; plads
    شارع; الشارع; طريق; حي; قطعة; القطعة; منزل; بيت; فيلا; شقة; الدور; دور; مبنى; المبنى; بناية; برج; عمارة
    جادة; منطقة; المنطقة; مجمع; بلوك; مدينة; ميدان; سكة; زنقة; شارع،; گلی; مکان; سڑک; محلہ
    ซอย; ซ.; ถนน; ถ.; แขวง; เขต; ตำบล; ต.; อำเภอ; อ.; จังหวัด; จ.; หมู่ที่; หมู่บ้าน; ม.; ตรอก; คอนโด; อาคาร
    ตึก; ห้อง; ชั้น; บ้านเลขที่; สุขุมวิท; ลาดพร้าว; พหลโยธิน; รามคำแหง; พระราม
    রোড; সড়ক; বাড়ি; লেন; လမ်း; ရပ်ကွက်; မြို့နယ်; တိုက်; ផ្លូវ; សង្កាត់; ខណ្ឌ; ផ្ទះ; ບ້ານ; ຖະໜົນ; ເມືອງ
  `);

/** Endings of street names that are one word: "Hauptstraße", "Storgatan". */
export const streetEndings: readonly string[] = wordList(`
    strasse; str; str.; weg; platz; allee; gasse; ring; damm; ufer; gatan; vagen; gata; gaten; veien
    vej; vejen; gade; katu; tie; kuja; polku; straede; plass; torget
  `);

/** Characters of Chinese and Japanese addresses; two of them and a number make an address. */
export const addressCharacters = /[市區区縣县鄉乡鎮镇村里路街道巷弄號号樓楼室座邨苑閣都府県町丁目番]/gu;

/** The first or last word of a building's name. */
export const buildingWords: readonly string[] = wordList(`
    tower; towers; condo; condominium; condominiums; residence; residences; residency; mansion; mansions
    apartments; building; bldg; plaza; court; heights; house; menara; wisma; pangsapuri; kondominium; hotel
    mall; centre; center; suites; lofts; apts; tower a; tower b; tower c; hospital; complex; arcade; building a
    คอนโด; อาคาร; ตึก; โรงแรม; แมนชั่น; เรสซิเดนซ์; อพาร์ทเม้นท์; برج; مبنى; بناية; عمارة; مجمع; 大廈; 大厦; 大樓
    ビル; マンション; ハイツ; コーポ; タワー; レジデンス
  `);

/** Words of English sentences: a line with two of them is no address. */
export const englishSentenceWords: readonly string[] = wordList(`
    i; you; we; me; us; my; your; our; it; its; is; are; was; were; am; be; been; can; could
    will; would; should; please; pls; plz; want; need; have; has; had; do; does; did; don't; dont
    this; that; these; those; what; when; where; how; why; who; if; because; for; with; without; from
    order; deliver; delivery; send; call; phone; number; address; thanks; thank; thx; ok; okay; yes; no
    hi; hello; hey; dear; sir; madam; maam; morning; afternoon; evening; today; tomorrow; now; asap
    urgent; paid; cash; cod; leave; at; the; a; an; here; there; and; or; not; just; get; got; on
    to; of; in; by; as; so; but; any; all; some; more; one; two; three; new; same; time; wait; ask
    mobile; contact; whatsapp; line; location; payment; total; hot; iced; large; small; extra; latte; coffee
    name; customer; rider; driver; shop; store; branch; sender; receiver; recipient; pickup; dropoff
  `);

/** Words of sentences in any language, which occur in no name. */
export const sentenceWords: readonly string[] = [
  ...englishSentenceWords,
  ...wordList(`
    und; oder; bitte; danke; hallo; ich; wir; ist; der; die; das; ein; eine; mit; fur; zum; zur; guten; tag
    saya; nak; boleh; tolong; terima; kasih; hai; salam; dan; untuk; ini; itu; akan; sila; po; opo; paki
    ang; ng; sa; mga; salamat; kuya; ate; yung; lang; naman; ko; mo; na; ba; din; rin; hej; moi; ciao
    hai; bhai; ji; aap; kya; ka; ki; ke; mein; se; par; bhej; salaam; assalamualaikum; lokasi; nama
    من; في; على; إلى; الى; عن; مع; هذا; هذه; أنا; انا; نحن; أريد; اريد; ابغى; بغيت; لو; سمحت; شكرا; شكراً
    مرحبا; السلام; عليكم; هلا; اهلا; أهلا; طلب; الطلب; توصيل; التوصيل; رقم; الرقم; رقمي; العنوان; نعم; تمام; كاش
    عند; الباب; قرب; بجانب; خلف; مقابل; اتصل; اترك; الرجاء; رجاء; ممكن; وين; متى; كم; بكم; الموقع; جوال; دينار
    ครับ; ค่ะ; คะ; ส่ง; สั่ง; เอา; ขอ; ที่; ฝาก; วาง; โทร; เบอร์; ให้; ได้; จ่าย; โอน; เก็บ; บาท; แก้ว; กล่อง
    สวัสดี; ขอบคุณ; ด่วน; วันนี้; พรุ่งนี้; ด้วย; หน้า; หลัง; ข้าง; ใกล้; ตรง; รับ; ร้าน; ลูกค้า; ยอด; รวม; ค่า; ไม่; แล้ว; ชั้น
    我; 你; 請; 请; 謝; 谢; 的; 是; 在; 送; 要; 到; 嗎; 您; 好; 了; 放; 打; 電; 话; 杯; 份; 元; 付; 和; 給; 给
    です; ます; お願い; ください; まで; から; ありがとう; こんにちは; 配達; 注文; 電話; 円
  `),
];

/** Words in names of businesses, which are not customers. */
export const businessWords: readonly string[] = wordList(`
    co; ltd; llc; inc; gmbh; ag; pte; sdn; bhd; cafe; restaurant; bakery; kitchen; bistro; bar; express
    market; mart; supermarket; school; university; clinic; pharmacy; salon; studio; office; bank; airport
    park; station; mrt; bts; city; lobby; reception; security; guard; gate; food; pizza; burger; tea; cake
    บริษัท; จำกัด; โรงเรียน; โรงพยาบาล; ธนาคาร; มหาวิทยาลัย; شركة; مطعم; مدرسة; مستشفى; بنك; 公司; 店; 學校; 醫院; 会社
  `);
