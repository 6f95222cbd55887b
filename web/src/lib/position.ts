/** A place in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A short wait, and a position of some minutes ago is good enough. Milliseconds. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/**
 * Asks the browser where the visitor is.
 * @throws when the visitor or the browser refuses; over plain HTTP every browser does
 */
export function getPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) {
      reject(new Error('This browser knows no position'));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ message }) => reject(new Error(message)),
      OPTIONS,
    );
  });
}
