import { countries } from '@riderbell/domain/countries/countries.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { cities } from './cities.ts';

/** A well-known place of the city; the other names are local spellings and names. */
type Row = readonly [name: string, latitude: number, longitude: number, ...otherNames: string[]];

export interface KnownPlace {
  readonly name: string;
  /** The rest of its address: the city. */
  readonly division: string;
  readonly otherNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}

/** The best-known street, shopping centre and station of each demo city. Bangkok has its own map. */
export const bestKnown: Readonly<Record<Exclude<CountryCode, 'TH'>, readonly [street: Row, mall: Row, station: Row]>> =
  {
    AE: [
      ['Sheikh Zayed Road', 25.2182, 55.2816, 'شارع الشيخ زايد'],
      ['The Dubai Mall', 25.1972, 55.2796, 'دبي مول'],
      ['Burj Khalifa/Dubai Mall Metro Station', 25.2014, 55.2695, 'محطة مترو برج خليفة/دبي مول'],
    ],
    BD: [
      ['Gulshan Avenue', 23.7925, 90.4163, 'গুলশান অ্যাভিনিউ'],
      ['Jamuna Future Park', 23.8135, 90.4242, 'যমুনা ফিউচার পার্ক'],
      ['Kamalapur Railway Station', 23.732, 90.4262, 'কমলাপুর রেলওয়ে স্টেশন'],
    ],
    BH: [
      ['Exhibition Avenue', 26.2349, 50.5928, 'شارع المعارض'],
      ['City Centre Bahrain', 26.2335, 50.5527, 'سيتي سنتر البحرين'],
      ['Manama Bus Station', 26.2366, 50.5787, 'محطة حافلات المنامة'],
    ],
    CY: [
      ['Ledra Street', 35.1733, 33.3612, 'Ledras', 'Λήδρας'],
      ['The Mall of Cyprus', 35.129, 33.372],
      ['Solomou Square Bus Station', 35.1698, 33.3582, 'Πλατεία Σολωμού'],
    ],
    CZ: [
      ['Václavské náměstí', 50.0815, 14.4273, 'Wenceslas Square'],
      ['Palladium', 50.0893, 14.429],
      ['Praha hlavní nádraží', 50.083, 14.4353, 'Prague Main Station'],
    ],
    DE: [
      ['Kurfürstendamm', 52.5037, 13.3341, 'Ku’damm'],
      ['Mall of Berlin', 52.5103, 13.3807],
      ['Berlin Hauptbahnhof', 52.5251, 13.3694, 'Berlin Central Station'],
    ],
    DK: [
      ['Strøget', 55.6788, 12.5756],
      ['Fisketorvet', 55.6632, 12.5655],
      ['Københavns Hovedbanegård', 55.6727, 12.5646, 'Copenhagen Central Station'],
    ],
    EG: [
      ['Talaat Harb Street', 30.0486, 31.2398, 'شارع طلعت حرب'],
      ['Citystars', 30.073, 31.346, 'City Stars', 'سيتي ستارز'],
      ['Ramses Station', 30.0628, 31.2471, 'Misr Station', 'محطة رمسيس'],
    ],
    FI: [
      ['Mannerheimintie', 60.1718, 24.937, 'Mannerheimvägen'],
      ['Kamppi', 60.169, 24.9327, 'Kamppi Centre'],
      ['Helsingin päärautatieasema', 60.1719, 24.9414, 'Helsinki Central Station'],
    ],
    GR: [
      ['Ermou', 37.9766, 23.729, 'Ermou Street', 'Ερμού'],
      ['The Mall Athens', 38.0451, 23.7905],
      ['Syntagma Metro Station', 37.9755, 23.735, 'Σύνταγμα'],
    ],
    HK: [
      ['Nathan Road', 22.3046, 114.1717, '彌敦道', '弥敦道'],
      ['Harbour City', 22.2979, 114.1683, '海港城'],
      ['Hong Kong West Kowloon Station', 22.3034, 114.1652, '香港西九龍站', '香港西九龙站'],
    ],
    HU: [
      ['Andrássy út', 47.506, 19.0648, 'Andrassy Avenue'],
      ['WestEnd', 47.513, 19.06, 'WestEnd City Center'],
      ['Keleti pályaudvar', 47.5003, 19.0839, 'Budapest Keleti'],
    ],
    IT: [
      ['Via del Corso', 41.9023, 12.48],
      ['Galleria Alberto Sordi', 41.9013, 12.4808],
      ['Roma Termini', 41.901, 12.5018, 'Stazione Termini'],
    ],
    JO: [
      ['Rainbow Street', 31.9505, 35.9237, 'شارع الرينبو'],
      ['Abdali Mall', 31.9641, 35.9075, 'العبدلي مول'],
      ['Amman Hejaz Railway Station', 31.9686, 35.9686, 'محطة قطار عمان'],
    ],
    JP: [
      ['Chuo-dori', 35.6717, 139.765, '中央通り'],
      ['Ginza Six', 35.6696, 139.7641, 'ギンザシックス'],
      ['Tokyo Station', 35.6812, 139.7671, '東京駅'],
    ],
    KH: [
      ['Norodom Boulevard', 11.5631, 104.9256, 'មហាវិថីព្រះនរោត្តម'],
      ['AEON Mall Phnom Penh', 11.5478, 104.9334],
      ['Phnom Penh Railway Station', 11.5728, 104.9164, 'ស្ថានីយរថភ្លើងភ្នំពេញ'],
    ],
    KW: [
      ['Arabian Gulf Street', 29.3886, 47.9986, 'Gulf Road', 'شارع الخليج العربي'],
      ['The Avenues', 29.3027, 47.9337, 'الأفنيوز'],
      ['Mirqab Bus Station', 29.3668, 47.9815, 'محطة باصات المرقاب'],
    ],
    KZ: [
      ['Nurzhol Boulevard', 51.1287, 71.424, 'Нұржол бульвары', 'Нуржол'],
      ['Khan Shatyr', 51.1325, 71.4037, 'Хан Шатыр'],
      ['Nurly Zhol Station', 51.1122, 71.5317, 'Нұрлы жол вокзалы'],
    ],
    LA: [
      ['Lane Xang Avenue', 17.9701, 102.6146, 'ຖະໜົນລ້ານຊ້າງ'],
      ['Talat Sao Mall', 17.9659, 102.6133, 'ຕະຫຼາດເຊົ້າ'],
      ['Talat Sao Bus Station', 17.9652, 102.616, 'Morning Market Bus Station'],
    ],
    MM: [
      ['Sule Pagoda Road', 16.7758, 96.1588, 'ဆူးလေဘုရားလမ်း'],
      ['Junction City', 16.7795, 96.1547],
      ['Yangon Central Railway Station', 16.7815, 96.1613, 'ရန်ကုန်ဘူတာကြီး'],
    ],
    MY: [
      ['Jalan Bukit Bintang', 3.1467, 101.7105],
      ['Suria KLCC', 3.1579, 101.7123],
      ['KL Sentral', 3.1341, 101.6864, 'Kuala Lumpur Sentral'],
    ],
    NG: [
      ['Broad Street', 6.453, 3.389],
      ['Ikeja City Mall', 6.614, 3.358],
      ['Oshodi Transport Interchange', 6.5556, 3.3437],
    ],
    NO: [
      ['Karl Johans gate', 59.9129, 10.7422],
      ['Oslo City', 59.9127, 10.7522],
      ['Oslo sentralstasjon', 59.9109, 10.7527, 'Oslo Central Station', 'Oslo S'],
    ],
    OM: [
      ['Sultan Qaboos Street', 23.5907, 58.4879, 'شارع السلطان قابوس'],
      ['Opera Galleria', 23.614, 58.4677, 'أوبرا جاليريا'],
      ['Ruwi Bus Station', 23.5948, 58.5452, 'محطة روي'],
    ],
    PH: [
      ['Roxas Boulevard', 14.57, 120.9835],
      ['SM City Manila', 14.5902, 120.9833, 'SM Manila'],
      ['Recto Station', 14.6035, 120.9834],
    ],
    PK: [
      ['Shahrah-e-Faisal', 24.8512, 67.0389, 'شاہراہ فیصل'],
      ['Dolmen Mall Clifton', 24.8023, 67.0302, 'ڈولمن مال کلفٹن'],
      ['Karachi Cantonment Railway Station', 24.8466, 67.04, 'Cantt Station', 'کراچی کینٹ ریلوے اسٹیشن'],
    ],
    PL: [
      ['Nowy Świat', 52.2334, 21.0189],
      ['Złote Tarasy', 52.23, 21.0025],
      ['Warszawa Centralna', 52.2288, 21.0033, 'Warsaw Central Station'],
    ],
    QA: [
      ['Corniche Street', 25.2993, 51.5183, 'Al Corniche Street', 'شارع الكورنيش'],
      ['City Center Doha', 25.3256, 51.5304, 'سيتي سنتر الدوحة'],
      ['Msheireb Metro Station', 25.2855, 51.5257, 'محطة مترو مشيرب'],
    ],
    RO: [
      ['Calea Victoriei', 44.4375, 26.097],
      ['AFI Cotroceni', 44.4306, 26.0521],
      ['Gara de Nord', 44.4466, 26.0722, 'București Nord', 'Bucharest North Station'],
    ],
    RS: [
      ['Knez Mihailova', 44.818, 20.456, 'Кнез Михаилова'],
      ['Ušće', 44.8155, 20.4365, 'Ušće Shopping Center', 'Ушће'],
      ['Beograd Centar', 44.7947, 20.4563, 'Prokop', 'Београд Центар'],
    ],
    SA: [
      ['Olaya Street', 24.6952, 46.6826, 'شارع العليا'],
      ['Kingdom Centre', 24.7114, 46.6744, 'مركز المملكة'],
      ['KAFD Metro Station', 24.7671, 46.643, 'محطة مترو المركز المالي'],
    ],
    SE: [
      ['Drottninggatan', 59.3336, 18.0625],
      ['Gallerian', 59.3314, 18.0668],
      ['Stockholms centralstation', 59.3301, 18.0583, 'Stockholm Central Station'],
    ],
    SG: [
      ['Orchard Road', 1.3036, 103.8362, '乌节路', '烏節路'],
      ['ION Orchard', 1.304, 103.8318],
      ['Orchard MRT Station', 1.3041, 103.8322, '乌节地铁站'],
    ],
    TW: [
      ['Zhongxiao East Road', 25.0415, 121.5541, '忠孝東路'],
      ['Taipei 101', 25.0339, 121.5645, '台北101'],
      ['Taipei Main Station', 25.0478, 121.517, '台北車站'],
    ],
  };

/** The places that a demo without a map finds by name: the best-known places of its city, and its customers' streets. */
export function knownPlacesOf(code: CountryCode): readonly KnownPlace[] {
  if (code === 'TH') return [];
  const { city } = countries[code];
  const known = bestKnown[code].map(([name, latitude, longitude, ...otherNames]) => ({
    name,
    division: city,
    otherNames,
    latitude,
    longitude,
  }));
  const names = new Set(known.flatMap(({ name, otherNames }) => [name, ...otherNames]));
  const streets = cities[code].places
    .filter(([, street]) => !names.has(street))
    .map(([district, street, , latitude, longitude]) => ({
      name: street,
      division: district === city ? city : `${district}, ${city}`,
      otherNames: [],
      latitude,
      longitude,
    }));
  return [...known, ...streets];
}
