/** How wide the picture of an article's card is: one, two or three in a row, and three of 400 px on a desk. */
export const POST_PICTURE_SIZES = '(min-width: 1024px) 400px, (min-width: 720px) 34vw, (min-width: 640px) 50vw, 100vw';
