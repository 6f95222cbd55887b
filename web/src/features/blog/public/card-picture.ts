/** How wide the picture of an article's card is. */
export const POST_PICTURE_SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw';
