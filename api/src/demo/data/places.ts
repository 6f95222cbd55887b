/** Areas of ten Pakistani cities: the middle of each, in degrees. */
export const PLACES = {
  Lahore: {
    Gulberg: [31.5102, 74.3441],
    'DHA Phase 5': [31.4622, 74.4081],
    'Johar Town': [31.4697, 74.2728],
    'Model Town': [31.4834, 74.3239],
    'Raiwind Road': [31.4003, 74.231],
    'Bedian Road': [31.437, 74.469],
    'Canal Road': [31.479, 74.296],
    'Walled City': [31.583, 74.319],
    'Wapda Town': [31.434, 74.266],
    'Barki Road': [31.479, 74.48],
    'Bahria Town': [31.3676, 74.185],
  },
  Karachi: {
    Clifton: [24.8138, 67.03],
    'DHA Phase 8': [24.784, 67.074],
    'Gulshan-e-Iqbal': [24.9204, 67.0932],
    'North Nazimabad': [24.9423, 67.0474],
    'Shahrah-e-Faisal': [24.8607, 67.068],
    'Korangi Creek': [24.79, 67.12],
    PECHS: [24.87, 67.06],
    'Gulistan-e-Johar': [24.913, 67.136],
    'Super Highway': [24.99, 67.14],
    Saddar: [24.856, 67.02],
    'Malir Cantt': [24.95, 67.2],
    'Federal B Area': [24.928, 67.075],
  },
  Islamabad: {
    'F-7': [33.72, 73.057],
    'F-10': [33.695, 73.013],
    'Blue Area': [33.713, 73.062],
    'Bani Gala': [33.708, 73.156],
    'E-11': [33.699, 72.978],
    'Chak Shahzad': [33.665, 73.15],
    'Diplomatic Enclave': [33.723, 73.108],
    'DHA Phase 2': [33.523, 73.156],
  },
  Rawalpindi: {
    Saddar: [33.598, 73.054],
    'Bahria Town Phase 7': [33.52, 73.106],
    'Peshawar Road': [33.612, 73.01],
    'Chaklala Scheme 3': [33.583, 73.096],
    'Adiala Road': [33.548, 73.031],
  },
  Faisalabad: {
    'Susan Road': [31.427, 73.124],
    'Canal Road': [31.438, 73.127],
    'Jaranwala Road': [31.412, 73.117],
    'D Ground': [31.407, 73.105],
    'Sargodha Road': [31.447, 73.079],
  },
  Multan: {
    'Bosan Road': [30.231, 71.477],
    Cantt: [30.192, 71.445],
    'Shah Rukn-e-Alam': [30.18, 71.49],
    'Nawabpur Road': [30.243, 71.51],
  },
  Peshawar: {
    'University Town': [33.998, 71.485],
    Hayatabad: [33.98, 71.44],
    'Ring Road': [33.975, 71.57],
    Cantt: [34.003, 71.535],
  },
  Gujranwala: {
    'GT Road': [32.161, 74.187],
    'Citi Housing': [32.117, 74.208],
    'Model Town': [32.17, 74.183],
  },
  Sialkot: {
    Cantt: [32.509, 74.554],
    'Kashmir Road': [32.499, 74.522],
  },
  Hyderabad: {
    Qasimabad: [25.396, 68.337],
    'Autobahn Road': [25.383, 68.344],
  },
} as const satisfies Record<string, Record<string, readonly [latitude: number, longitude: number]>>;

export type City = keyof typeof PLACES;

/** The middle of an area. @throws Error for an area that the city doesn't have */
export function findPlace(city: City, area: string): { latitude: number; longitude: number } {
  const areas: Record<string, readonly [number, number]> = PLACES[city];
  const place = areas[area];
  if (!place) throw new Error(`${city} has no area ${area}`);
  return { latitude: place[0], longitude: place[1] };
}
