/** How wide the picture of a hall's card is. */
export const HALL_PICTURE_SIZES = '(width >= 1040px) 400px, (width >= 680px) 50vw, 100vw';

/** How wide it is in a row of a few cards (`HallGrid`, `strip`). */
export const STRIP_PICTURE_SIZES = '(width >= 1040px) 400px, 320px';
