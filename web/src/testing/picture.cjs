// A picture is its address.
module.exports = '/picture.webp';
