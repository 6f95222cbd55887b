/** Given names of the demo's customers. */
const GIVEN = [
  ...['Ali', 'Hamza', 'Usman', 'Zain', 'Omar', 'Hassan', 'Saad', 'Fahad', 'Junaid', 'Kashif', 'Adeel', 'Shahid'],
  ...['Fatima', 'Maryam', 'Hira', 'Sadia', 'Amna', 'Zara', 'Iqra', 'Nimra', 'Mahnoor', 'Kiran', 'Rida', 'Sumaira'],
  ...['Waqas', 'Noman', 'Taimoor', 'Salman', 'Arslan', 'Haris', 'Mehreen', 'Anum', 'Lubna', 'Samina', 'Nida', 'Uzma'],
];

/** Family names. */
const FAMILY = [
  ...['Malik', 'Chaudhry', 'Siddiqui', 'Qureshi', 'Sheikh', 'Khan', 'Raza', 'Iqbal', 'Javed', 'Hussain', 'Abbasi'],
  ...[
    'Mirza',
    'Baig',
    'Rana',
    'Gondal',
    'Soomro',
    'Memon',
    'Bukhari',
    'Afridi',
    'Khattak',
    'Niazi',
    'Farooqi',
    'Lodhi',
  ],
];

export interface DemoCustomer {
  name: string;
  username: string;
  phone: string;
}

/** How many customers there are besides the one who signs in. */
const CUSTOMERS = 84;

/** The customers, each name once. */
export function demoCustomers(): DemoCustomer[] {
  return Array.from({ length: CUSTOMERS }, (_, index) => {
    const given = GIVEN[index % GIVEN.length] ?? '';
    const family = FAMILY[(index * 7 + 5 * Math.floor(index / GIVEN.length)) % FAMILY.length] ?? '';
    // A code that no operator uses: nobody is called from a demo.
    const phone = `+92 399 ${String(5_550_100 + index * 37)}`;
    return { name: `${given} ${family}`, username: `${given}_${family}`.toLowerCase(), phone };
  });
}
