import type { City } from './city.ts';

export const hk: City = {
  first: 'number',
  phone: '+85251500',
  cup: 42,
  given: ['Ka Yan', 'Wing', 'Tsz Kit', 'Hoi Ying', 'Chun Ho', 'Mei Ling', 'Emily', 'Jason'],
  family: ['Chan', 'Wong', 'Lam', 'Cheung', 'Leung', 'Ng', 'Ho', 'Yip'],
  places: [
    ['Jordan', 'Nathan Road', '', 22.3046, 114.1717],
    ['Yau Ma Tei', 'Shanghai Street', '', 22.3117, 114.1702],
    ['Hung Hom', 'Whampoa Street', '', 22.3056, 114.1888],
    ['Tsim Sha Tsui', 'Granville Road', '', 22.2998, 114.1731],
    ['Mong Kok', 'Argyle Street', '', 22.3188, 114.1706],
    ['Ho Man Tin', 'Waterloo Road', '', 22.3151, 114.1771],
    ['To Kwa Wan', 'Ma Tau Wai Road', '', 22.3168, 114.1871],
    ['Tsim Sha Tsui East', 'Mody Road', '', 22.2984, 114.1779],
  ],
};

export const jp: City = {
  first: 'number',
  phone: '+819000000',
  cup: 550,
  given: ['Haruka', 'Kenta', 'Yui', 'Sota', 'Aoi', 'Daichi', 'Misaki', 'Ren'],
  family: ['Sato', 'Suzuki', 'Takahashi', 'Tanaka', 'Watanabe', 'Ito', 'Nakamura', 'Kobayashi'],
  places: [
    ['Marunouchi', 'Naka-dori', '100-0005', 35.6797, 139.7641],
    ['Ginza', 'Chuo-dori', '104-0061', 35.6717, 139.765],
    ['Kanda', 'Yasukuni-dori', '101-0052', 35.6951, 139.7625],
    ['Nihonbashi', 'Eitai-dori', '103-0027', 35.6823, 139.7742],
    ['Akihabara', 'Chuo-dori', '101-0021', 35.6995, 139.7712],
    ['Kyobashi', 'Kajibashi-dori', '104-0031', 35.6763, 139.7712],
    ['Tsukiji', 'Shin-Ohashi-dori', '104-0045', 35.6674, 139.7717],
    ['Yurakucho', 'Harumi-dori', '100-0006', 35.6745, 139.7612],
  ],
};

export const tw: City = {
  first: 'number',
  phone: '+886100000',
  cup: 130,
  given: ['Yi-Chun', 'Chia-Hao', 'Shu-Fen', 'Wei-Ting', 'Pei-Shan', 'Guan-Yu', 'Hsin-Yi', 'Cheng-En'],
  family: ['Chen', 'Lin', 'Huang', 'Chang', 'Lee', 'Wang', 'Wu', 'Tsai'],
  places: [
    ['Xinyi', 'Songgao Road', '110', 25.0393, 121.5672],
    ['Da’an', 'Fuxing South Road', '106', 25.0331, 121.5436],
    ['Songshan', 'Bade Road', '105', 25.0481, 121.5622],
    ['Zhongshan', 'Jianguo North Road', '104', 25.0468, 121.5371],
    ['East District', 'Zhongxiao East Road', '106', 25.0415, 121.5541],
    ['Liuzhangli', 'Heping East Road', '106', 25.0241, 121.5531],
    ['Yongji', 'Yongji Road', '110', 25.0452, 121.5706],
    ['Technology Building', 'Xinhai Road', '106', 25.0204, 121.5447],
  ],
};

export const kz: City = {
  first: 'street',
  phone: '+77700000',
  cup: 1100,
  given: ['Aigerim', 'Nursultan', 'Dana', 'Arman', 'Madina', 'Timur', 'Asel', 'Sergey'],
  family: ['Akhmetova', 'Omarov', 'Suleimenova', 'Ibraev', 'Kim', 'Nurlanov', 'Zhaksybekova', 'Petrov'],
  places: [
    ['Yesil', 'Mangilik El', '010000', 51.1199, 71.4341],
    ['Left Bank', 'Qonaev', '010000', 51.1291, 71.4176],
    ['Baiterek', 'Nurzhol Boulevard', '010000', 51.1282, 71.4306],
    ['Nura', 'Turan', '010000', 51.1245, 71.4062],
    ['Dostyq', 'Dostyq', '010000', 51.1301, 71.4256],
    ['Syganaq', 'Syganaq', '010000', 51.1236, 71.4213],
    ['Qabanbai Batyr', 'Qabanbai Batyr', '010000', 51.1187, 71.4138],
    ['Imanov', 'Kenesary', '010000', 51.1482, 71.4331],
  ],
};
