/**
 * The districts of Bangkok and of the provinces around it, with their usual postal code and one or more centres. A
 * point belongs to the district of its province that has the nearest centre: good enough for the line of an address,
 * not for drawing a border. Districts along Sukhumvit, a well-known border, have a row of centres.
 */
export type DistrictRow = readonly [
  en: string,
  th: string,
  postalCode: string,
  ...centres: readonly (readonly [number, number])[],
];

export type Province = {
  readonly en: string;
  readonly th: string;
  /** The word that Thai addresses put before a district's name. */
  readonly districtWord: string;
  readonly districts: readonly DistrictRow[];
};

const BANGKOK_DISTRICTS: readonly DistrictRow[] = [
  ['Bang Bon', 'บางบอน', '10150', [13.655, 100.39]],
  ['Bang Kapi', 'บางกะปิ', '10240', [13.768, 100.645]],
  ['Bang Khae', 'บางแค', '10160', [13.71, 100.398]],
  ['Bang Khen', 'บางเขน', '10220', [13.868, 100.63]],
  ['Bang Kho Laem', 'บางคอแหลม', '10120', [13.697, 100.503]],
  ['Bang Khun Thian', 'บางขุนเทียน', '10150', [13.6, 100.435]],
  ['Bang Na', 'บางนา', '10260', [13.672, 100.618]],
  ['Bang Phlat', 'บางพลัด', '10700', [13.793, 100.5]],
  ['Bang Rak', 'บางรัก', '10500', [13.729, 100.524]],
  ['Bang Sue', 'บางซื่อ', '10800', [13.813, 100.533]],
  ['Bangkok Noi', 'บางกอกน้อย', '10700', [13.763, 100.47]],
  ['Bangkok Yai', 'บางกอกใหญ่', '10600', [13.735, 100.476]],
  ['Bueng Kum', 'บึงกุ่ม', '10230', [13.795, 100.662]],
  ['Chatuchak', 'จตุจักร', '10900', [13.829, 100.565]],
  ['Chom Thong', 'จอมทอง', '10150', [13.683, 100.475]],
  ['Din Daeng', 'ดินแดง', '10400', [13.77, 100.553], [13.762, 100.56]],
  ['Don Mueang', 'ดอนเมือง', '10210', [13.915, 100.59]],
  ['Dusit', 'ดุสิต', '10300', [13.777, 100.518]],
  ['Huai Khwang', 'ห้วยขวาง', '10310', [13.766, 100.58], [13.757, 100.572]],
  ['Khan Na Yao', 'คันนายาว', '10230', [13.825, 100.68]],
  ['Khlong Sam Wa', 'คลองสามวา', '10510', [13.875, 100.735]],
  ['Khlong San', 'คลองสาน', '10600', [13.729, 100.505]],
  [
    'Khlong Toei',
    'คลองเตย',
    '10110',
    [13.715, 100.57],
    [13.7367, 100.5521],
    [13.7323, 100.5584],
    [13.7263, 100.5668],
    [13.7196, 100.5766],
    [13.7155, 100.5821],
  ],
  ['Lak Si', 'หลักสี่', '10210', [13.885, 100.578]],
  ['Lat Krabang', 'ลาดกระบัง', '10520', [13.735, 100.775]],
  ['Lat Phrao', 'ลาดพร้าว', '10230', [13.815, 100.608]],
  ['Min Buri', 'มีนบุรี', '10510', [13.812, 100.738]],
  ['Nong Chok', 'หนองจอก', '10530', [13.856, 100.862]],
  ['Nong Khaem', 'หนองแขม', '10160', [13.705, 100.35]],
  ['Pathum Wan', 'ปทุมวัน', '10330', [13.74, 100.535], [13.743, 100.5445]],
  ['Phasi Charoen', 'ภาษีเจริญ', '10160', [13.715, 100.437]],
  ['Phaya Thai', 'พญาไท', '10400', [13.78, 100.543]],
  ['Phra Khanong', 'พระโขนง', '10260', [13.702, 100.602]],
  ['Phra Nakhon', 'พระนคร', '10200', [13.757, 100.497]],
  ['Pom Prap Sattru Phai', 'ป้อมปราบศัตรูพ่าย', '10100', [13.755, 100.513]],
  ['Prawet', 'ประเวศ', '10250', [13.7, 100.68]],
  ['Rat Burana', 'ราษฎร์บูรณะ', '10140', [13.68, 100.506]],
  ['Ratchathewi', 'ราชเทวี', '10400', [13.756, 100.537], [13.753, 100.55]],
  ['Sai Mai', 'สายไหม', '10220', [13.915, 100.65]],
  ['Samphanthawong', 'สัมพันธวงศ์', '10100', [13.737, 100.512]],
  ['Saphan Sung', 'สะพานสูง', '10240', [13.765, 100.69]],
  ['Sathon', 'สาทร', '10120', [13.711, 100.528]],
  ['Suan Luang', 'สวนหลวง', '10250', [13.732, 100.64]],
  ['Taling Chan', 'ตลิ่งชัน', '10170', [13.777, 100.44]],
  ['Thawi Watthana', 'ทวีวัฒนา', '10170', [13.785, 100.36]],
  ['Thon Buri', 'ธนบุรี', '10600', [13.722, 100.486]],
  ['Thung Khru', 'ทุ่งครุ', '10140', [13.625, 100.5]],
  ['Wang Thonglang', 'วังทองหลาง', '10310', [13.778, 100.61]],
  [
    'Watthana',
    'วัฒนา',
    '10110',
    [13.735, 100.58],
    [13.7449, 100.5579],
    [13.7405, 100.5642],
    [13.7345, 100.5726],
    [13.7278, 100.5824],
    [13.7237, 100.5879],
  ],
  ['Yan Nawa', 'ยานนาวา', '10120', [13.694, 100.543]],
];

/** The provinces that the tiles touch, by ISO 3166-2 code. */
export const PROVINCES: Readonly<Record<string, Province>> = {
  'TH-10': { en: 'Bangkok', th: 'กรุงเทพมหานคร', districtWord: 'เขต', districts: BANGKOK_DISTRICTS },
  'TH-11': {
    en: 'Samut Prakan',
    th: 'สมุทรปราการ',
    districtWord: 'อำเภอ',
    districts: [
      ['Bang Bo', 'บางบ่อ', '10560', [13.58, 100.84]],
      ['Bang Phli', 'บางพลี', '10540', [13.61, 100.72], [13.65, 100.69], [13.69, 100.75]],
      ['Bang Sao Thong', 'บางเสาธง', '10570', [13.64, 100.81]],
      ['Mueang Samut Prakan', 'เมืองสมุทรปราการ', '10270', [13.59, 100.605], [13.635, 100.6], [13.57, 100.65]],
      ['Phra Pradaeng', 'พระประแดง', '10130', [13.655, 100.535], [13.682, 100.57]],
      ['Phra Samut Chedi', 'พระสมุทรเจดีย์', '10290', [13.57, 100.54]],
    ],
  },
  'TH-12': {
    en: 'Nonthaburi',
    th: 'นนทบุรี',
    districtWord: 'อำเภอ',
    districts: [
      ['Bang Bua Thong', 'บางบัวทอง', '11110', [13.925, 100.41]],
      ['Bang Kruai', 'บางกรวย', '11130', [13.81, 100.45], [13.81, 100.39]],
      ['Bang Yai', 'บางใหญ่', '11140', [13.855, 100.38]],
      ['Mueang Nonthaburi', 'เมืองนนทบุรี', '11000', [13.86, 100.5], [13.85, 100.48]],
      ['Pak Kret', 'ปากเกร็ด', '11120', [13.91, 100.51]],
    ],
  },
  'TH-13': {
    en: 'Pathum Thani',
    th: 'ปทุมธานี',
    districtWord: 'อำเภอ',
    districts: [['Lam Luk Ka', 'ลำลูกกา', '12150', [13.94, 100.75]]],
  },
  'TH-73': {
    en: 'Nakhon Pathom',
    th: 'นครปฐม',
    districtWord: 'อำเภอ',
    districts: [
      ['Nakhon Chai Si', 'นครชัยศรี', '73120', [13.81, 100.2]],
      ['Phutthamonthon', 'พุทธมณฑล', '73170', [13.8, 100.3]],
      ['Sam Phran', 'สามพราน', '73110', [13.725, 100.24]],
    ],
  },
  'TH-74': {
    en: 'Samut Sakhon',
    th: 'สมุทรสาคร',
    districtWord: 'อำเภอ',
    districts: [
      ['Krathum Baen', 'กระทุ่มแบน', '74110', [13.66, 100.26]],
      ['Mueang Samut Sakhon', 'เมืองสมุทรสาคร', '74000', [13.56, 100.27]],
    ],
  },
};

/** The province of a point that has no named street nearby. */
export const HOME_PROVINCE = 'TH-10';
