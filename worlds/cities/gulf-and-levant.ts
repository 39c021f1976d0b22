import type { City } from './city.ts';

const given = ['Fatima', 'Omar', 'Layla', 'Yousef', 'Noura', 'Khalid', 'Mariam', 'Hassan'];

export const ae: City = {
  first: 'number',
  phone: '+971590000',
  cup: 20,
  given,
  family: ['Al Mansoori', 'Al Suwaidi', 'Haddad', 'Al Falasi', 'Nair', 'Al Ketbi', 'Khan', 'Santos'],
  places: [
    ['Al Wasl', 'Al Wasl Road', '', 25.2021, 55.2601],
    ['Jumeirah', 'Jumeirah Beach Road', '', 25.2163, 55.2566],
    ['Downtown', 'Sheikh Mohammed bin Rashid Boulevard', '', 25.1951, 55.2757],
    ['Business Bay', 'Al Khaleej Al Tejari Street', '', 25.1877, 55.2719],
    ['Al Satwa', '2 December Street', '', 25.2277, 55.2752],
    ['Trade Centre', 'Sheikh Zayed Road', '', 25.2182, 55.2816],
    ['Al Badaa', 'Al Hudaiba Street', '', 25.2312, 55.2701],
    ['City Walk', 'Al Safa Street', '', 25.2073, 55.2627],
  ],
};

export const bh: City = {
  first: 'number',
  phone: '+97310000',
  cup: 1.8,
  given,
  family: ['Al Mannai', 'Al Zayani', 'Fakhro', 'Al Sayed', 'Kanoo', 'Al Ansari', 'Thomas', 'Al Doseri'],
  places: [
    ['Manama Centre', 'Government Avenue', '304', 26.2343, 50.5779],
    ['Adliya', 'Osama bin Zaid Avenue', '338', 26.2134, 50.5902],
    ['Juffair', 'Al Shabab Avenue', '324', 26.2156, 50.6018],
    ['Hoora', 'Exhibition Avenue', '320', 26.2349, 50.5928],
    ['Gudaibiya', 'Al Qudaibiya Avenue', '321', 26.2267, 50.5933],
    ['Salmaniya', 'Salmaniya Avenue', '330', 26.2196, 50.5747],
    ['Seef', 'Al Seef Avenue', '428', 26.2352, 50.5672],
    ['Diplomatic Area', 'King Faisal Highway', '317', 26.2396, 50.5884],
  ],
};

export const eg: City = {
  first: 'number',
  phone: '+201900000',
  cup: 75,
  given,
  family: ['Mansour', 'El Sayed', 'Fahmy', 'Naguib', 'Abdel Aziz', 'Shafik', 'Ghali', 'Hegazy'],
  places: [
    ['Downtown', 'Talaat Harb Street', '11511', 30.0492, 31.2391],
    ['Zamalek', '26th of July Street', '11211', 30.0589, 31.2224],
    ['Garden City', 'Qasr El Aini Street', '11519', 30.0347, 31.2331],
    ['Dokki', 'Tahrir Street', '12611', 30.0384, 31.2161],
    ['Abdeen', 'El Gomhoria Street', '11613', 30.0437, 31.2463],
    ['Bulaq', 'Corniche El Nil', '11221', 30.0568, 31.2301],
    ['Mounira', 'El Mobtadayan Street', '11461', 30.0312, 31.2399],
    ['El Hussein', 'Al Azhar Street', '11639', 30.0478, 31.2572],
  ],
};

export const jo: City = {
  first: 'number',
  phone: '+962710000',
  cup: 2.8,
  given,
  family: ['Haddadin', 'Al Masri', 'Khoury', 'Al Zoubi', 'Nasser', 'Obeidat', 'Sweiss', 'Al Tarawneh'],
  places: [
    ['Jabal Amman', 'Rainbow Street', '11118', 31.9505, 35.9237],
    ['Downtown', 'King Faisal Street', '11118', 31.9516, 35.9341],
    ['Abdali', 'Rafiq al-Hariri Avenue', '11190', 31.9631, 35.9098],
    ['Weibdeh', 'Al Shariaa Street', '11191', 31.9575, 35.9204],
    ['Shmeisani', 'Abdul Hameed Sharaf Street', '11194', 31.9699, 35.8989],
    ['Third Circle', 'Zahran Street', '11183', 31.9521, 35.9113],
    ['Abdoun', 'Cairo Street', '11185', 31.9447, 35.8925],
    ['Jabal Hussein', 'Khaled ibn al-Walid Street', '11121', 31.9658, 35.9207],
  ],
};

export const kw: City = {
  first: 'number',
  phone: '+96559000',
  cup: 1.75,
  given,
  family: ['Al Kandari', 'Al Mutairi', 'Behbehani', 'Al Rashidi', 'Al Enezi', 'Marafie', 'Al Fahad', 'Pereira'],
  places: [
    ['Qibla', 'Fahad Al Salem Street', '15000', 29.3697, 47.9704],
    ['Sharq', 'Ahmad Al Jaber Street', '15300', 29.3823, 47.9891],
    ['Mirqab', 'Mubarak Al Kabeer Street', '13000', 29.3741, 47.9828],
    ['Dasman', 'Arabian Gulf Street', '15450', 29.3886, 47.9986],
    ['Salhiya', 'Ali Al Salem Street', '13200', 29.3712, 47.9749],
    ['Mansouriya', 'Al Istiqlal Street', '35150', 29.3593, 47.9962],
    ['Abdulla Al Salem', 'Damascus Street', '72250', 29.3553, 47.9836],
    ['Shuwaikh', 'Jamal Abdul Nasser Street', '70451', 29.3574, 47.9611],
  ],
};

export const om: City = {
  first: 'number',
  phone: '+96810000',
  cup: 1.9,
  given,
  family: ['Al Balushi', 'Al Harthy', 'Al Busaidi', 'Al Lawati', 'Al Maskari', 'Al Riyami', 'Varghese', 'Al Hinai'],
  places: [
    ['Qurum', 'Al Qurum Street', '118', 23.6032, 58.4761],
    ['Al Khuwair', 'Al Khuwair Street', '133', 23.5929, 58.4271],
    ['Madinat Qaboos', 'Al Inshirah Street', '115', 23.6036, 58.4497],
    ['Shatti Al Qurum', 'Al Shati Street', '114', 23.6151, 58.4551],
    ['Wattayah', 'Sultan Qaboos Street', '117', 23.5907, 58.4879],
    ['Al Sarooj', 'Al Kharjiyah Street', '115', 23.6113, 58.4646],
    ['Al Ilam', 'Al Ilam Street', '116', 23.5972, 58.4581],
    ['Al Khuwair South', 'Dohat Al Adab Street', '133', 23.5839, 58.4322],
  ],
};

export const qa: City = {
  first: 'number',
  phone: '+97490000',
  cup: 20,
  given,
  family: ['Al Mohannadi', 'Al Kuwari', 'Al Marri', 'Al Emadi', 'Al Sulaiti', 'Rahman', 'Al Hajri', 'Reyes'],
  places: [
    ['Souq Waqif', 'Grand Hamad Street', '', 25.2873, 51.5331],
    ['Msheireb', 'Wadi Msheireb Street', '', 25.2847, 51.5268],
    ['Al Sadd', 'Al Sadd Street', '', 25.2834, 51.5062],
    ['Bin Mahmoud', 'Al Jazeera Street', '', 25.2788, 51.5133],
    ['Al Bidda', 'Corniche Street', '', 25.2993, 51.5183],
    ['Old Airport', 'Airport Road', '', 25.2702, 51.5472],
    ['Al Mansoura', 'Al Mansoura Street', '', 25.2689, 51.5302],
    ['Al Hitmi', 'Ras Abu Abboud Street', '', 25.2859, 51.5463],
  ],
};

export const sa: City = {
  first: 'number',
  phone: '+966520000',
  cup: 18,
  given,
  family: ['Al Otaibi', 'Al Harbi', 'Al Qahtani', 'Al Ghamdi', 'Al Dosari', 'Al Shehri', 'Al Zahrani', 'Al Rashid'],
  places: [
    ['Al Olaya', 'Olaya Street', '12211', 24.6953, 46.6811],
    ['Al Wurud', 'King Abdullah Road', '12215', 24.7237, 46.6752],
    ['As Sulimaniyah', 'Prince Mohammed bin Abdulaziz Road', '12223', 24.6997, 46.6936],
    ['Al Mathar', 'King Fahd Road', '12314', 24.7046, 46.6713],
    ['Al Mursalat', 'Abi Bakr As Siddiq Road', '12461', 24.7311, 46.6832],
    ['King Fahd', 'Al Urubah Road', '12274', 24.7153, 46.6658],
    ['Al Maather', 'Takhassusi Street', '12711', 24.7075, 46.6592],
    ['Al Izdihar', 'Othman ibn Affan Road', '12486', 24.7295, 46.6941],
  ],
};
