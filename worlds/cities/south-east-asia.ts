import type { City } from './city.ts';

export const sg: City = {
  first: 'number',
  phone: '+6580000',
  cup: 6.5,
  given: ['Wei Ling', 'Aravind', 'Nurul', 'Jun Jie', 'Priya', 'Hui Min', 'Faizal', 'Rachel'],
  family: ['Tan', 'Lim', 'Rahman', 'Nair', 'Goh', 'Lee', 'Ismail', 'Ong'],
  places: [
    ['City Hall', 'North Bridge Road', '179098', 1.2917, 103.8512],
    ['Tanjong Pagar', 'Tras Street', '078991', 1.2781, 103.8446],
    ['Bugis', 'Victoria Street', '188021', 1.2996, 103.8553],
    ['Orchard', 'Orchard Road', '238823', 1.3036, 103.8362],
    ['Chinatown', 'South Bridge Road', '058727', 1.2837, 103.8456],
    ['Robertson Quay', 'Mohamed Sultan Road', '238961', 1.2923, 103.8404],
    ['Little India', 'Serangoon Road', '218078', 1.3075, 103.8524],
    ['River Valley', 'River Valley Road', '238379', 1.2946, 103.8387],
  ],
};

export const my: City = {
  first: 'number',
  phone: '+60100000',
  cup: 12,
  given: ['Aisyah', 'Wei Jie', 'Kavitha', 'Hafiz', 'Mei Yee', 'Farah', 'Suresh', 'Daniel'],
  family: ['Abdullah', 'Tan', 'Krishnan', 'Ismail', 'Lim', 'Rahman', 'Pillai', 'Wong'],
  places: [
    ['Pasar Seni', 'Jalan Hang Kasturi', '50050', 3.1449, 101.6953],
    ['Bukit Bintang', 'Jalan Bukit Bintang', '55100', 3.1467, 101.7105],
    ['Brickfields', 'Jalan Tun Sambanthan', '50470', 3.1311, 101.6869],
    ['Chow Kit', 'Jalan Tuanku Abdul Rahman', '50100', 3.1561, 101.6965],
    ['Bangsar', 'Jalan Maarof', '59000', 3.1327, 101.6727],
    ['Pudu', 'Jalan Pudu', '55100', 3.1409, 101.7078],
    ['Petaling Street', 'Jalan Petaling', '50000', 3.1437, 101.6978],
    ['Kampung Attap', 'Jalan Maharajalela', '50460', 3.1361, 101.6972],
  ],
};

export const ph: City = {
  first: 'number',
  phone: '+639000000',
  cup: 150,
  given: ['Maria', 'Jose', 'Angelica', 'Mark', 'Kristine', 'Paolo', 'Jasmine', 'Rafael'],
  family: ['Santos', 'Reyes', 'Cruz', 'Bautista', 'Garcia', 'Mendoza', 'Villanueva', 'Ramos'],
  places: [
    ['Quiapo', 'Quezon Boulevard', '1001', 14.5987, 120.9838],
    ['Binondo', 'Ongpin Street', '1006', 14.6006, 120.9753],
    ['Ermita', 'United Nations Avenue', '1000', 14.5823, 120.9827],
    ['Sampaloc', 'España Boulevard', '1008', 14.6078, 120.9908],
    ['Intramuros', 'General Luna Street', '1002', 14.5896, 120.9751],
    ['Santa Cruz', 'Rizal Avenue', '1003', 14.6071, 120.9829],
    ['San Miguel', 'Jose P. Laurel Street', '1005', 14.5947, 120.9927],
    ['Tondo', 'Juan Luna Street', '1012', 14.6077, 120.9716],
  ],
};

export const mm: City = {
  first: 'number',
  phone: '+9592900',
  cup: 6000,
  given: ['Aye Aye', 'Ko Ko', 'Thiri', 'Zaw Min', 'Su Su', 'Kyaw', 'Hnin', 'Min Thu'],
  family: ['Win', 'Htun', 'Aung', 'Lwin', 'Myint', 'Oo', 'Khaing', 'Soe'],
  places: [
    ['Kyauktada', 'Sule Pagoda Road', '11182', 16.7758, 96.1588],
    ['Pabedan', 'Bogyoke Aung San Road', '11143', 16.7803, 96.1551],
    ['Dagon', 'Pyay Road', '11191', 16.7912, 96.1487],
    ['Bahan', 'Dhammazedi Road', '11201', 16.8052, 96.1489],
    ['Botahtaung', 'Merchant Street', '11161', 16.7721, 96.1671],
    ['Kandawgyi', 'Kan Yeik Thar Road', '11201', 16.7943, 96.1652],
    ['Tamwe', 'Kyaikkasan Road', '11211', 16.8069, 96.1728],
    ['Mingala Taung Nyunt', 'Upper Pansodan Road', '11221', 16.7848, 96.1641],
  ],
};

export const kh: City = {
  first: 'number',
  phone: '+85596000',
  cup: 10_000,
  given: ['Sophea', 'Dara', 'Bopha', 'Rithy', 'Chanthou', 'Vibol', 'Sreymom', 'Kosal'],
  family: ['Chea', 'Sok', 'Heng', 'Keo', 'Lim', 'Nhem', 'Pich', 'Ung'],
  places: [
    ['Daun Penh', 'Norodom Boulevard', '120211', 11.5631, 104.9256],
    ['BKK1', 'Street 278', '120102', 11.5521, 104.9232],
    ['Riverside', 'Sisowath Quay', '120210', 11.5691, 104.9314],
    ['Russian Market', 'Street 155', '120104', 11.5405, 104.9157],
    ['Central Market', 'Charles de Gaulle Boulevard', '120209', 11.5683, 104.9202],
    ['Olympic', 'Sihanouk Boulevard', '120307', 11.5562, 104.9142],
    ['Tonle Bassac', 'Sothearos Boulevard', '120101', 11.5524, 104.9339],
    ['Boeung Trabek', 'Mao Tse Tung Boulevard', '120108', 11.5427, 104.9213],
  ],
};

export const la: City = {
  first: 'number',
  phone: '+8562000000',
  cup: 35_000,
  given: ['Khamla', 'Somphone', 'Noy', 'Bounmy', 'Dao', 'Sisavath', 'Keo', 'Phonexay'],
  family: ['Vongsa', 'Phommachanh', 'Sengdara', 'Inthavong', 'Souvannavong', 'Chanthavong', 'Keovilay', 'Siphandone'],
  places: [
    ['Chanthabouly', 'Lane Xang Avenue', '01000', 17.9701, 102.6146],
    ['Sisattanak', 'Tha Deua Road', '01000', 17.9571, 102.6221],
    ['Nam Phou', 'Setthathirath Road', '01000', 17.9648, 102.6101],
    ['That Luang', 'Nongbone Road', '01000', 17.9723, 102.6298],
    ['Saysettha', 'Kaysone Phomvihane Avenue', '01000', 17.9828, 102.6353],
    ['Phonxay', 'Phonsay Road', '01000', 17.9736, 102.6216],
    ['Wat Chan', 'Samsenthai Road', '01000', 17.9665, 102.6082],
    ['Patuxai', '23 Singha Road', '01000', 17.9764, 102.6219],
  ],
};
