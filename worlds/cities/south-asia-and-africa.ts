import type { City } from './city.ts';

export const bd: City = {
  first: 'number',
  phone: '+8801000000',
  cup: 220,
  given: ['Nusrat', 'Rafiq', 'Tasnim', 'Imran', 'Sharmin', 'Tanvir', 'Farzana', 'Arif'],
  family: ['Rahman', 'Akter', 'Hossain', 'Chowdhury', 'Islam', 'Begum', 'Karim', 'Ahmed'],
  places: [
    ['Banani', 'Kemal Ataturk Avenue', '1213', 23.7937, 90.4043],
    ['Gulshan', 'Gulshan Avenue', '1212', 23.7925, 90.4163],
    ['Baridhara', 'Park Road', '1212', 23.8006, 90.4221],
    ['Bashundhara', 'Bashundhara Road', '1229', 23.8141, 90.4238],
    ['Cantonment', 'Airport Road', '1206', 23.8143, 90.4052],
    ['Niketon', 'Gulshan Link Road', '1212', 23.7801, 90.4131],
    ['Badda', 'Pragati Sarani', '1212', 23.7866, 90.4257],
    ['Mohakhali', 'Bir Uttam A. K. Khandakar Road', '1212', 23.7796, 90.4063],
  ],
};

export const pk: City = {
  first: 'number',
  phone: '+923900000',
  cup: 650,
  given: ['Ayesha', 'Bilal', 'Sana', 'Usman', 'Hira', 'Fahad', 'Zainab', 'Kamran'],
  family: ['Khan', 'Siddiqui', 'Malik', 'Qureshi', 'Shaikh', 'Memon', 'Baloch', 'Rizvi'],
  places: [
    ['Saddar', 'Zaibunnisa Street', '74400', 24.8583, 67.0277],
    ['Frere Town', 'Abdullah Haroon Road', '75530', 24.8489, 67.0319],
    ['Civil Lines', 'Shahrah-e-Faisal', '75530', 24.8512, 67.0389],
    ['Garden', 'Nishtar Road', '74550', 24.8691, 67.0246],
    ['Burns Road', 'Muhammad bin Qasim Road', '74200', 24.8571, 67.0151],
    ['Preedy', 'Preedy Street', '74400', 24.8634, 67.0301],
    ['Serai Quarter', 'I. I. Chundrigar Road', '74000', 24.8509, 67.0076],
    ['Soldier Bazaar', 'M. A. Jinnah Road', '74800', 24.8704, 67.0363],
  ],
};

export const ng: City = {
  first: 'number',
  phone: '+2348900000',
  cup: 3500,
  given: ['Ngozi', 'Tunde', 'Amaka', 'Emeka', 'Folake', 'Ibrahim', 'Chioma', 'Segun'],
  family: ['Okafor', 'Adeyemi', 'Balogun', 'Eze', 'Bello', 'Nwosu', 'Oladipo', 'Danjuma'],
  places: [
    ['Yaba', 'Herbert Macaulay Way', '101245', 6.5098, 3.3781],
    ['Surulere', 'Adeniran Ogunsanya Street', '101241', 6.5036, 3.3563],
    ['Akoka', 'University Road', '101245', 6.5185, 3.3876],
    ['Fadeyi', 'Ikorodu Road', '102215', 6.5279, 3.3681],
    ['Shomolu', 'Bajulaiye Road', '102216', 6.5376, 3.3801],
    ['Sabo', 'Commercial Avenue', '101212', 6.5118, 3.3712],
    ['Jibowu', 'Empire Road', '101212', 6.5191, 3.3676],
    ['Onike', 'Onike Road', '101245', 6.5121, 3.3846],
  ],
};
