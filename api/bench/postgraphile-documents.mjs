/** The two reads as documents of PostGraphile's schema: the same fields as the product's. Its own `id` is opaque. */

export const SEARCH = `query Search($place: String!, $guestsFrom: Int!, $guestsTo: Int!, $price: BigFloat!, $stars: BigFloat!) {
  halls: benchFindHalls(place: $place, guestsFrom: $guestsFrom, guestsTo: $guestsTo, price: $price, stars: $stars, first: 12) {
    nodes {
      id: rowId hallName hallNumber profileImage location city latitude longitude capacity pricePerPerson pricePerHour rating reviewCount
      isFeatured businessByBusinessId { name currency instantConfirmation }
      hallFixedServicesByHallId { nodes { fixedServiceByServiceId { name } } }
    }
  }
}`;

const KIND = 'id: rowId name price priceType';
const PRICED = `${KIND} description`;

export const DETAIL = `query Detail($id: Int!) {
  hall: hallByRowId(rowId: $id) {
    id: rowId hallNumber hallName description location city latitude longitude capacity pricePerHour pricePerPerson rating reviewCount
    profileImage sliderImages isFeatured isPublic
    hallCategoryByCategoryId { ${KIND} } hallTypeByTypeId { ${KIND} }
    businessByBusinessId {
      id: rowId name currency timeZone isTrading instantConfirmation discountPercentage taxPercentage
      optionalServicesByBusinessId { nodes { ${PRICED} } }
      businessOperatingHoursByBusinessId { nodes { dayOfWeek openingTime closingTime isActive } }
      businessTimeSlotByBusinessId { slotDuration allowMultipleSlots }
    }
    hallFixedServicesByHallId { nodes { fixedServiceByServiceId { ${PRICED} isIncluded } } }
    hallAmenitiesByHallId { nodes { amenityByAmenityId { id: rowId name icon description } } }
  }
}`;
