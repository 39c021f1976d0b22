/**
 * The fifty districts of Bangkok with their usual postal code and the middle of their area. A point belongs to the
 * district whose middle is nearest: good enough for the line of an address, not for drawing a border.
 */
export type DistrictRow = readonly [en: string, th: string, postalCode: string, latitude: number, longitude: number];

export const BANGKOK_DISTRICTS: readonly DistrictRow[] = [
  ['Bang Bon', 'บางบอน', '10150', 13.655, 100.39],
  ['Bang Kapi', 'บางกะปิ', '10240', 13.768, 100.645],
  ['Bang Khae', 'บางแค', '10160', 13.71, 100.398],
  ['Bang Khen', 'บางเขน', '10220', 13.868, 100.63],
  ['Bang Kho Laem', 'บางคอแหลม', '10120', 13.697, 100.503],
  ['Bang Khun Thian', 'บางขุนเทียน', '10150', 13.6, 100.435],
  ['Bang Na', 'บางนา', '10260', 13.672, 100.618],
  ['Bang Phlat', 'บางพลัด', '10700', 13.793, 100.5],
  ['Bang Rak', 'บางรัก', '10500', 13.729, 100.524],
  ['Bang Sue', 'บางซื่อ', '10800', 13.813, 100.533],
  ['Bangkok Noi', 'บางกอกน้อย', '10700', 13.763, 100.47],
  ['Bangkok Yai', 'บางกอกใหญ่', '10600', 13.735, 100.476],
  ['Bueng Kum', 'บึงกุ่ม', '10230', 13.795, 100.662],
  ['Chatuchak', 'จตุจักร', '10900', 13.829, 100.565],
  ['Chom Thong', 'จอมทอง', '10150', 13.683, 100.475],
  ['Din Daeng', 'ดินแดง', '10400', 13.77, 100.553],
  ['Don Mueang', 'ดอนเมือง', '10210', 13.915, 100.59],
  ['Dusit', 'ดุสิต', '10300', 13.777, 100.518],
  ['Huai Khwang', 'ห้วยขวาง', '10310', 13.766, 100.58],
  ['Khan Na Yao', 'คันนายาว', '10230', 13.825, 100.68],
  ['Khlong Sam Wa', 'คลองสามวา', '10510', 13.875, 100.735],
  ['Khlong San', 'คลองสาน', '10600', 13.729, 100.505],
  ['Khlong Toei', 'คลองเตย', '10110', 13.715, 100.57],
  ['Lak Si', 'หลักสี่', '10210', 13.885, 100.578],
  ['Lat Krabang', 'ลาดกระบัง', '10520', 13.735, 100.775],
  ['Lat Phrao', 'ลาดพร้าว', '10230', 13.815, 100.608],
  ['Min Buri', 'มีนบุรี', '10510', 13.812, 100.738],
  ['Nong Chok', 'หนองจอก', '10530', 13.856, 100.862],
  ['Nong Khaem', 'หนองแขม', '10160', 13.705, 100.35],
  ['Pathum Wan', 'ปทุมวัน', '10330', 13.74, 100.535],
  ['Phasi Charoen', 'ภาษีเจริญ', '10160', 13.715, 100.437],
  ['Phaya Thai', 'พญาไท', '10400', 13.78, 100.543],
  ['Phra Khanong', 'พระโขนง', '10260', 13.702, 100.602],
  ['Phra Nakhon', 'พระนคร', '10200', 13.757, 100.497],
  ['Pom Prap Sattru Phai', 'ป้อมปราบศัตรูพ่าย', '10100', 13.755, 100.513],
  ['Prawet', 'ประเวศ', '10250', 13.7, 100.68],
  ['Rat Burana', 'ราษฎร์บูรณะ', '10140', 13.68, 100.506],
  ['Ratchathewi', 'ราชเทวี', '10400', 13.756, 100.537],
  ['Sai Mai', 'สายไหม', '10220', 13.915, 100.65],
  ['Samphanthawong', 'สัมพันธวงศ์', '10100', 13.737, 100.512],
  ['Saphan Sung', 'สะพานสูง', '10240', 13.765, 100.69],
  ['Sathon', 'สาทร', '10120', 13.711, 100.528],
  ['Suan Luang', 'สวนหลวง', '10250', 13.732, 100.64],
  ['Taling Chan', 'ตลิ่งชัน', '10170', 13.777, 100.44],
  ['Thawi Watthana', 'ทวีวัฒนา', '10170', 13.785, 100.36],
  ['Thon Buri', 'ธนบุรี', '10600', 13.722, 100.486],
  ['Thung Khru', 'ทุ่งครุ', '10140', 13.625, 100.5],
  ['Wang Thonglang', 'วังทองหลาง', '10310', 13.778, 100.61],
  ['Watthana', 'วัฒนา', '10110', 13.735, 100.58],
  ['Yan Nawa', 'ยานนาวา', '10120', 13.694, 100.543],
];

/** The provinces that the tiles touch, by ISO 3166-2 code. */
export const PROVINCES: Readonly<Record<string, { readonly en: string; readonly th: string }>> = {
  'TH-10': { en: 'Bangkok', th: 'กรุงเทพมหานคร' },
  'TH-11': { en: 'Samut Prakan', th: 'สมุทรปราการ' },
  'TH-12': { en: 'Nonthaburi', th: 'นนทบุรี' },
  'TH-13': { en: 'Pathum Thani', th: 'ปทุมธานี' },
  'TH-73': { en: 'Nakhon Pathom', th: 'นครปฐม' },
  'TH-74': { en: 'Samut Sakhon', th: 'สมุทรสาคร' },
};

/** The province whose districts are listed above. */
export const BANGKOK_PROVINCE = 'TH-10';
