import { wordList } from './word-list.ts';
/**
 * What a label may announce. `place` is a line of an address ("Block: 3"); `elsewhere` begins a part about the sender or the shop.
 * `ignored` announces something that the form does not need.
 */
export type LabelledPart =
  | 'name'
  | 'phone'
  | 'address'
  | 'place'
  | 'unit'
  | 'building'
  | 'point'
  | 'items'
  | 'amount'
  | 'payment'
  | 'note'
  | 'receiver'
  | 'elsewhere'
  | 'ignored';

/** The labels that people write, by the part that they announce, in the languages of our countries. Compared without case and accents. */
export const labelWords: Readonly<Record<LabelledPart, readonly string[]>> = {
  name: wordList(`
    name; names; full name; customer; customer name; cust name; client; client name; contact name
    contact person; recipient name; recipient's name; receiver name; receiver's name; my name is; 👤
    this is; i'm; i am; contact person name; attn; attention; consignee; name of customer; 🙍; 🧑
    ชื่อ; ชื่อลูกค้า; ชื่อผู้รับ; ชื่อ-นามสกุล; ชื่อ - นามสกุล; ชื่อ สกุล; ชื่อนามสกุล; ลูกค้า; นาม
    الاسم; اسم; الإسم; اسم العميل; اسم المستلم; الاسم الكامل; اسم الزبون; العميل; الزبون; اسمي
    姓名; 名字; 收件人姓名; 收件人; 收貨人; 收货人; 客戶; 客人; 联系人; 聯絡人; 收件者; 稱呼
    お名前; 名前; 氏名; 宛名; 受取人; ご氏名
    nama; nama penuh; nama pelanggan; nama penerima; pangalan; customer po; naam; نام
    kunde; empfänger; vorname; nachname; kundenname; namn; kund; navn; nimi; asiakas
    jméno; jméno a příjmení; imię; imię i nazwisko; név; nume; nume și prenume; ime; ime i prezime
    όνομα; ονοματεπώνυμο; имя; фио; получатель; аты; nome; nome e cognome; isim; ad soyad
    নাম; အမည်; နာမည်; ឈ្មោះ; ຊື່
  `),
  phone: wordList(`
    tel; tel no; telephone; telephone number; phone; phone no; phone number; ph; ph no; mobile
    mobile no; mobile number; mob; cell; cell no; contact; contact no; contact number; contact num
    hp; hp no; h/p; number; whatsapp; whatsapp no; wa; customer phone; contact #; cp
    cp no; recipient phone; receiver phone; 📞; ☎; 📱; ☎️; 📲; handphone; cp number; my number
    เบอร์; เบอร์โทร; เบอร์โทรศัพท์; โทร; โทรศัพท์; โทรศัพท์มือถือ; มือถือ; เบอร์ติดต่อ; เบอร์ลูกค้า
    เบอร์ผู้รับ; ติดต่อ; โทร.; เบอร์โทรติดต่อ; เบอร์มือถือ
    الهاتف; هاتف; رقم الهاتف; رقم; الرقم; جوال; الجوال; رقم الجوال; موبايل; تلفون; رقم التلفون
    الموبايل; رقم الموبايل; واتساب; للتواصل; التلفون; ت
    電話; 电话; 電話號碼; 手機; 手机; 手机号; 聯絡電話; 联系电话; 手機號碼; 連絡電話; 收件人電話
    電話番号; 携帯; お電話; 連絡先; 携帯番号; お電話番号
    no tel; no telefon; no. tel; no. telefon; no hp; no. hp; nombor telefon; numero; telepono; tel. no
    telefon; telefonnummer; handy; handynummer; mobil; mobilnummer; mobiltelefon; tlf; puhelin; puh
    tel. č; telefonní číslo; numer telefonu; nr tel; telefonszám; număr de telefon; nr. telefon; broj telefona
    τηλέφωνο; τηλ; κινητό; телефон; тел; моб; telefono; cellulare; cell.; فون; فون نمبر; موبائل
    ফোন; মোবাইল; ফোন নম্বর; ဖုန်း; ဖုန်းနံပါတ်; លេខទូរស័ព្ទ; ទូរស័ព្ទ; ເບີໂທ; ໂທ
  `),
  address: wordList(`
    address; addr; add; adress; delivery address; deliver to; delivery to; ship to; shipping address
    send to; pls send to; please send to; kindly send to; pls deliver to; kindly deliver to; please deliver to; drop off; drop-off; dropoff; drop off address; full address; customer address; my address is
    street address; home address; location address; recipient address; 📍; 🏠; 🏡; our address
    my address; complete address; please deliver to; drop at; destination; address is
    ที่อยู่; ที่อยู่จัดส่ง; ที่อยู่ลูกค้า; ที่อยู่ผู้รับ; สถานที่ส่ง; ส่งที่; ที่จัดส่ง; จัดส่งที่; สถานที่จัดส่ง
    ปลายทาง
    ที่ส่ง; จุดส่ง
    العنوان; عنوان; عنوان التوصيل; مكان التوصيل; التوصيل إلى; توصيل إلى; عنواني; العنوان بالتفصيل
    地址; 送貨地址; 收件地址; 收货地址; 送貨地點; 外送地址; 詳細地址; 送到; 送去; 收件人地址; 寄件地址到
    住所; ご住所; お届け先; 届け先; 配達先; 配送先
    alamat; alamat penuh; alamat penghantaran; hantar ke; tirahan; address po; پتہ; پتا; pata
    adresse; anschrift; lieferadresse; adress; leveransadress; leveringsadresse; osoite; toimitusosoite
    adresa; doručovací adresa; adres; adres dostawy; cím; szállítási cím; adresă; adresa de livrare
    διεύθυνση; адрес; адрес доставки; мекенжай; indirizzo; indirizzo di consegna; teslimat adresi
    ঠিকানা; လိပ်စာ; အိမ်လိပ်စာ; អាសយដ្ឋាន; ទីតាំង; ທີ່ຢູ່
  `),
  place: wordList(`
    block; blk; street; st; road; rd; avenue; ave; lane; house; villa; area; city; district
    province; governorate; zone; sector; phase; barangay; brgy; subdivision; state; postcode; zip
    house no; villa no; house number; zip code; postal code; town; estate; plot; lot; jadda; emirate; country
    บ้านเลขที่; ซอย; ถนน; แขวง; เขต; ตำบล; อำเภอ; จังหวัด; รหัสไปรษณีย์; หมู่; หมู่ที่
    المنطقة; منطقة; قطعة; القطعة; شارع; الشارع; جادة; رقم المنزل; منزل; المدينة; مدينة; الحي; حي; المحافظة
    الرمز البريدي
    城市; 區; 街道; 郵遞區號; 郵便番号; plz; ort; stadt; straße; strasse; jalan; bandar; poskod; negeri
  `),
  unit: wordList(`
    unit; unit no; unit number; unit #; apartment; apt; apt no; flat; flat no; room; room no; floor
    apartment no; flat/unit; floor/unit; unit/floor; suite; room number
    ห้อง; เลขห้อง; ห้องเลขที่; เลขที่ห้อง; ยูนิต; ชั้น; ห้องที่
    شقة; الشقة; رقم الشقة; شقه; الدور; رقم الوحدة
    室; 房號; 房号; 單位; 单位; 門牌; 部屋番号; 号室; no unit; wohnung; whg; lägenhet
    byt; mieszkanie; lakás; apartament; stan; διαμέρισμα; квартира; кв; пәтер; interno
  `),
  building: wordList(`
    building; building name; bldg; bldg name; condo; condo name; tower; block name; hotel; village
    อาคาร; ตึก; ชื่ออาคาร; คอนโด; ชื่อคอนโด; หมู่บ้าน; โรงแรม; ชื่อหมู่บ้าน; 🏢
    البناية; المبنى; اسم المبنى; اسم البناية; مبنى; بناية; عمارة; العمارة; البرج; برج
    大廈; 大樓; 大厦; 社區; 建物名; マンション名; 建物; bangunan; nama bangunan; gebäude; budova; gusali
  `),
  point: wordList(`
    location; pin; map; maps; google map; google maps; map link; location link; coordinates; gps
    coords; pin location; lat long; lat,long; latlng; lat/long; loc; 🗺; 📌; share location
    พิกัด; โลเคชั่น; โลเคชัน; แผนที่; ตำแหน่ง; หมุด; ปักหมุด; ลิงก์แผนที่; กูเกิลแมพ
    الموقع; موقع; اللوكيشن; لوكيشن; الاحداثيات; الإحداثيات; رابط الموقع; خريطة
    位置; 定位; 座標; 坐标; 地圖; lokasi; lokasyon; standort; koordinaten; локация; координаты
  `),
  items: wordList(`
    item; items; order; orders; order details; order detail; order items; my order; product; products
    details; menu; contents; package; parcel; goods; order list; description; 🛍; 🛒; 📦; 🍽; food
    รายการ; สินค้า; ออเดอร์; รายการสินค้า; รายการสั่งซื้อ; เมนู; สั่ง; รายการอาหาร; ของ
    الطلب; طلب; الطلبية; تفاصيل الطلب; المنتجات; الأصناف; المنتج; طلبي
    訂單; 订单; 商品; 餐點; 品項; 內容; 物品; 商品名; 注文; ご注文; 品名; 訂單內容; 訂購; 注文内容
    pesanan; barang; tempahan; bestellung; artikel; beställning; bestilling; tilaus; objednávka; zamówienie
    rendelés; comandă; porudžbina; παραγγελία; заказ; тапсырыс; ordine; sipariş; آرڈر; অর্ডার; မှာယူမှု
  `),
  amount: wordList(`
    total; grand total; total amount; total price; amount; amt; amount to collect; collect; cash to collect
    order total; total to pay; to collect; cod amount; item value; order value; bill; total bill; sum
    net total; amount due; total cod; price; value; 💵; 💰; collect from customer; total payable
    ยอด; ยอดรวม; รวม; รวมทั้งหมด; ยอดเงิน; ยอดเก็บเงิน; เก็บเงิน; ยอดเก็บปลายทาง; ราคา; ราคารวม; จำนวนเงิน
    รวมเป็นเงิน; ยอดชำระ; ยอดโอน; เก็บเงินลูกค้า; เก็บปลายทาง; ยอดสุทธิ; ทั้งหมด; รวมเงิน
    المبلغ; المجموع; الإجمالي; الاجمالي; السعر; الحساب; المطلوب; مبلغ التحصيل; قيمة الطلب; القيمة; مجموع
    總共; 總計; 合計; 總額; 金額; 代收; 代收金額; 共; 小計合計; 总计; 总共; 金额; 合计; お会計; 代金; 總金額
    jumlah; jumlah harga; harga; jumlah bayaran; kabuuan; gesamt; summe; betrag; gesamtbetrag; summa; totalt
    yhteensä; celkem; částka; razem; suma; kwota; összesen; végösszeg; ukupno; iznos; σύνολο; ποσό
    итого; сумма; барлығы; totale; importo; toplam; رقم کل; کل رقم; মোট; চার্জ; စုစုပေါင်း; សរុប; ລວມ
  `),
  payment: wordList(`
    payment; payment method; payment mode; mode of payment; pay by; paid by; mop; paying by; payment type
    payment status; pay; cod; cash; cash on delivery; 💳; เก็บเงินปลายทาง
    ชำระเงิน; การชำระเงิน; ชำระโดย; วิธีชำระเงิน; จ่าย; จ่ายแบบ; การจ่ายเงิน; ชำระ
    الدفع; طريقة الدفع; طريقه الدفع; نوع الدفع; حالة الدفع
    付款; 付款方式; 支付方式; 支払い; 支払方法; お支払い; お支払い方法; bayaran; cara bayaran; bayad
    zahlung; zahlungsart; bezahlung; betalning; betaling; maksu; platba; płatność; fizetés; plată
    plaćanje; πληρωμή; оплата; төлем; pagamento; ödeme; ادائیگی; পেমেন্ট
  `),
  note: wordList(`
    note; notes; note to rider; notes to rider; note for rider; rider note; remark; remarks; instruction
    instructions; delivery instructions; delivery instruction; special instructions; delivery note; comment
    comments; landmark; nearest landmark; n.b; nb; ps; p.s; 📝; reminder; rider instructions; nearby
    หมายเหตุ; โน้ต; โน๊ต; หมายเหตุถึงคนขับ; ฝากบอก; เพิ่มเติม; จุดสังเกต; รายละเอียดเพิ่มเติม; ถึงไรเดอร์
    ملاحظة; ملاحظات; ملاحظه; تعليمات; علامة مميزة; تعليمات التوصيل; ملاحظة للسائق; معلم قريب
    備註; 备注; 備考; 注意; 附註; メモ; 備考欄; nota; catatan; arahan; paalala; hinweis; anmerkung
    bemerkung; notiz; meddelande; merknad; bemærkning; huomautus; lisätiedot; poznámka; uwagi; megjegyzés
    observații; mențiuni; napomena; σημείωση; σχόλια; примечание; комментарий; ескерту; note per il rider
    istruzioni; not; نوٹ; নোট; မှတ်ချက်; ចំណាំ; ໝາຍເຫດ
  `),
  receiver: wordList(`
    receiver; recipient; to; deliver; delivery; drop; ship; delivery details; recipient details; receiver details
    customer details; delivery info; customer info; deliver details; dropoff details; drop off details
    ผู้รับ; ถึง; ข้อมูลผู้รับ; ส่งถึง; ข้อมูลลูกค้า; ข้อมูลจัดส่ง; المستلم; إلى; الى; المرسل إليه; بيانات العميل
    收; 收方; penerima; empfängerdaten; odbiorca; címzett; destinatar; primalac; παραλήπτης; destinatario
  `),
  elsewhere: wordList(`
    sender; from; pickup; pick up; pick-up; pickup from; pickup address; pick up address; pickup location
    sender name; sender's name; sender phone; sender address; collect from; collection; collection point; shop
    store; merchant; branch; outlet; vendor; seller; restaurant; pick up point; pickup point; origin
    sender details; pickup details; shop name; store name; return address; ordered by; rider; driver
    ผู้ส่ง; จาก; ชื่อผู้ส่ง; ข้อมูลผู้ส่ง; รับที่; จุดรับ; ร้าน; สาขา; ที่อยู่ผู้ส่ง; รับของที่; ต้นทาง; ที่อยู่ร้าน
    المرسل; من; الاستلام من; مكان الاستلام; المتجر; الفرع; المطعم; السائق
    寄件人; 寄件者; 取貨地址; 取件; 店家; 商家; 門市; 差出人; 送り主; 店舗; pengirim; kedai; ambil di
    absender; abholung; abholadresse; laden; avsändare; avsender; afsender; lähettäjä; odesílatel; nadawca
    feladó; expeditor; pošiljalac; αποστολέας; отправитель; жіберуші; mittente; gönderen
  `),
  ignored: wordList(`
    date; time; delivery time; delivery date; order no; order number; order id; order #; id; ref; reference
    email; e-mail; mail; line; line id; ig; instagram; facebook; fb; qty; quantity; size; weight
    delivery fee; delivery charge; delivery charges; delivery cost; shipping; shipping fee; subtotal; sub total
    discount; change; change for; tax; vat; service charge; bank; bank account; account; account no; acc no
    acc; a/c; iban; tax id; id card; passport; web; website
    transaction id; trx; trx id; invoice; invoice no; tracking; tracking no; status; tip; deposit; promo
    cash given; fax; unit price; price each; subject; balance; eta; via; age; booking no; gst; sst; sku
    วันที่; เวลา; เลขที่ออเดอร์; เลขออเดอร์; ไลน์; อีเมล; จำนวน; ค่าส่ง; ค่าจัดส่ง; ส่วนลด; เงินทอน; ทอน
    บัญชี; เลขบัญชี; เลขที่บัญชี; ธนาคาร; ชื่อบัญชี; เลขพัสดุ; เลขผู้เสียภาษี; ไอดีไลน์; มัดจำ; พร้อมเพย์
    التاريخ; الوقت; رقم الطلب; البريد الإلكتروني; الكمية; رسوم التوصيل; أجرة التوصيل; التوصيل; الخصم; الباقي
    حساب; رقم الحساب; البنك; وقت التوصيل; الايميل; الآيبان
    日期; 時間; 时间; 訂單編號; 订单号; 數量; 数量; 運費; 运费; 折扣; 統編; 日時; 送料; 匯款帳號
    tarikh; masa; kos penghantaran; caj penghantaran; petsa; oras; datum; uhrzeit; liefergebühr; e-post
    bestellnummer; trinkgeld; дата; время; доставка; почта; data; ora; spedizione; psč; čas; dostawa
  `),
};
