import { createContext } from 'react'

/** Whose carts a part of a screen is about, by r3, where that is not who the session works for; null: it is. */
export const CartCustomer = createContext<string | null>(null)
